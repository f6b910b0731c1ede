import { beforeEach, expect, test, vi } from "vitest";
import { Coach } from "./coach.svelte";
import { learning } from "./learning.svelte";
import type { Lesson, Panel } from "./protocol";
import type { Room } from "./room.svelte";

const said = (words: string, answers: string[] = []): Panel => ({ words, points: [`about ${words}`], answers });
const about = { name: "the wall", text: "", worth: null, rule: "WALL-1" };

/** A coach at a table where this lesson is given. */
function coach(table: string, lesson: Partial<Lesson>) {
  const given = { name: "wall", at: 0, of: 2, panels: [said("a")], free: false, outcome: "going", ...lesson } as Lesson;
  const room = { table, state: { lesson: given }, describe: vi.fn(async () => about) };
  return new Coach(room as unknown as Room);
}

beforeEach(() => localStorage.clear());

test("pages are turned one by one, and no further", () => {
  const one = coach("t", { panels: [said("a"), said("b")] });
  one.back();
  expect([one.panel?.words, one.hasBack, one.hasNext]).toEqual(["a", false, true]);
  one.next();
  one.next();
  expect([one.panel?.words, one.hasBack, one.hasNext]).toEqual(["b", true, false]);
});

test("a question must be answered before the page is turned", async () => {
  const one = coach("t", { panels: [said("where?", ["wall"]), said("b")] });
  one.next();
  expect([one.asks, one.at]).toEqual([true, 0]);
  await one.answer(true, "wall");
  expect([one.asks, one.tried.found?.name, one.ringed]).toEqual([false, "the wall", ["wall"]]);
  one.next();
  expect(one.at).toBe(1);
});

test("after two wrong answers the right one is ringed", async () => {
  const one = coach("t", { panels: [said("where?", ["wall"])] });
  await one.answer(false, "medal");
  expect(one.ringed).toEqual(["about where?"]);
  await one.answer(false, "medal");
  expect([one.ringed, one.asks]).toEqual([["wall"], true]);
});

test("nothing is ringed when the task was missed", () => {
  expect(coach("t", { outcome: "missed" }).ringed).toEqual([]);
});

test("nothing is said where the learner plays on", () => {
  learning.close("over");
  const one = coach("over", { outcome: "done" });
  expect([one.shown, one.panel, one.ringed]).toEqual([false, null, []]);
});
