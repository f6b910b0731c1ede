import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { view } from "../board/sample";
import { Playback } from "./playback.svelte";
import type { Frame, Line } from "./protocol";
import { ui } from "./ui.svelte";

const ME = 0;
const line = (step: number, who: number | null, words = "one two three"): Line => ({ seq: step, step, who, what: "gain", rule: "", words, facts: {} });
const before = view(2);

beforeEach(() => {
  vi.useFakeTimers();
  ui.pace = "normal";
});
afterEach(() => vi.useRealTimers());

/** A playback whose frames tell one line each. */
function made(...lines: Line[]): { playback: Playback; shown: () => string[] } {
  const frames = (step: number): Frame[] => lines.filter((one) => one.step === step).map((one) => ({ view: before, lines: [one] }));
  const playback = new Playback((step) => Promise.resolve(frames(step)), () => ME);
  return { playback, shown: () => playback.frame?.lines.map(({ words }) => words) ?? [] };
}

const settle = () => vi.advanceTimersByTimeAsync(1);

test("another's move is shown line by line, then the present", async () => {
  const lines = [line(1, 1, "gave"), line(1, 1, "gained")];
  const { playback, shown } = made(...lines);
  playback.follow(before, lines);
  expect(playback.frame?.view).toBe(before);
  await settle();
  expect([shown(), playback.left, playback.actor]).toEqual([["gave"], 1, 1]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(["gained"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(playback.frame).toBe(null);
});

test("the player's own move is not held up", () => {
  const { playback } = made();
  playback.follow(before, [line(1, ME), line(1, ME)]);
  expect(playback.frame).toBe(null);
});

test("what follows from it is shown, after one glance at the move itself", async () => {
  const lines = [line(1, ME, "gave"), line(1, ME, "gained"), line(1, 1, "Meng")];
  const { playback, shown } = made(...lines);
  playback.follow(before, lines);
  await settle();
  expect(shown()).toEqual(["gained"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown()).toEqual(["Meng"]);
});

test("step by step it waits for the player, and a pause stops it", async () => {
  const lines = [line(1, 1, "a"), line(2, 1, "b"), line(3, 1, "c")];
  const { playback, shown } = made(...lines);
  ui.pace = "step";
  playback.follow(before, lines);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(["a"]);
  ui.pace = "normal";
  playback.next();
  await settle();
  playback.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(["b"]);
  playback.toggle();
  await settle();
  expect(shown()).toEqual(["c"]);
});

test("the further behind, the faster", async () => {
  const long = Array.from({ length: 160 }, (_, step) => line(step + 1, 1));
  const { playback } = made(...long);
  playback.follow(before, long);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(playback.left).toBeLessThan(120);
});

test("at once means that nothing is shown, and an answer that comes after the end changes nothing", async () => {
  const { playback } = made(line(1, 1));
  playback.follow(before, [line(1, 1)]);
  playback.skip();
  await settle();
  expect(playback.frame).toBe(null);
  ui.pace = "at-once";
  playback.follow(before, [line(1, 1)]);
  expect(playback.frame).toBe(null);
});

test("without a connection the present is shown", async () => {
  const playback = new Playback(() => Promise.resolve(null), () => ME);
  playback.follow(before, [line(1, 1)]);
  await settle();
  expect(playback.frame).toBe(null);
});

test("a turn is shown again without what else happened in its step", async () => {
  const lines = [line(1, ME, "mine"), line(1, 1, "Meng"), line(1, null, "Night")];
  const { playback, shown } = made(...lines);
  playback.show(lines.slice(1, 2));
  await settle();
  expect([shown(), playback.again]).toEqual([["Meng"], true]);
  playback.next();
  expect(playback.frame).toBe(null);
});

test("whoever learns looks at their own move before the others' are shown", async () => {
  const lines = [line(1, ME, "mine"), line(2, 1, "theirs")];
  const { playback, shown } = made(...lines);
  playback.follow(before, lines, true);
  await settle();
  expect([shown(), playback.held]).toEqual([["mine"], false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown(), playback.held]).toEqual([["mine"], true]);
  playback.goOn();
  expect([shown(), playback.held]).toEqual([["theirs"], false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(playback.frame).toBe(null);
});

test("what comes in the meantime waits, too", async () => {
  const lines = [line(2, 1, "theirs"), line(3, 1, "more")];
  const { playback, shown } = made(...lines);
  playback.follow(before, lines.slice(0, 1), true);
  await settle();
  playback.follow(before, lines.slice(1), true);
  expect([shown(), playback.held, playback.left]).toEqual([[], true, 2]);
});
