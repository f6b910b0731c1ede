import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "../lib/room.svelte";
import { words } from "../lib/words.svelte";
import Notices from "./Notices.svelte";

beforeAll(() => words.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const quiet = { table: "t", lost: [], pages: 1, pagesBefore: 1, welcome: { chosen: false, host: false } };

function shown(room: object, after = 0): string {
  render(Notices, { room: { ...quiet, ...room } as unknown as Room });
  vi.advanceTimersByTime(after);
  flushSync();
  return document.body.textContent!.trim();
}

test("nothing is said where there is nothing to say", () => {
  expect(shown({}, 100_000)).toBe("");
});

test("a page opened beside this one is told at once", () => {
  expect(shown({ pages: 2 }, 1)).toContain("Your seat is open on 2 pages.");
});

test("a connection that was there before may be this page's own, not yet given up: it is told if it stays", () => {
  const room = { pages: 2, pagesBefore: 2 };
  expect(shown(room, 40_000)).toBe("");
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(screen.getByText(/open on 2 pages/)).toBeTruthy();
});

test("a lost seat interrupts a screen reader, the rest waits", () => {
  shown({ pages: 2, lost: [{ seat: 0, words: "Ada’s seat has been given up." }] }, 1);
  expect(screen.getByRole("alert").textContent).toContain("given up");
  expect(screen.getByRole("status").textContent).toContain("2 pages");
});

test("a chosen deal is told to guests once", async () => {
  expect(shown({ welcome: { chosen: true, host: false } })).toContain("may know every card");
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(document.body.textContent!.trim()).toBe("");
  cleanup();
  expect(shown({ welcome: { chosen: true, host: false } })).toBe("");
});

test("whoever chose the deal knows", () => {
  expect(shown({ welcome: { chosen: true, host: true } })).toBe("");
});
