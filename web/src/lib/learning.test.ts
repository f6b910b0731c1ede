import { beforeEach, expect, test, vi } from "vitest";
import { LESSONS } from "./generated";
import { remember } from "./mine";

/** What a browser that keeps this remembers after a reload. */
async function reloaded(kept?: object) {
  if (kept) localStorage.setItem("gugong-lessons", JSON.stringify(kept));
  vi.resetModules();
  return await import("./learning.svelte");
}

beforeEach(() => localStorage.clear());

test("what is learnt is kept, and the next lesson is the first that is not", async () => {
  const { learning } = await reloaded();
  learning.finish("travel");
  const after = (await reloaded()).learning;
  expect(after.isDone("travel")).toBe(true);
  expect(after.after("first-day")).toBe("wall");
  expect(after.after("meng")).toBe("first-day");
});

test("when everything is learnt, there is no next lesson", async () => {
  expect((await reloaded({ done: [...LESSONS] })).learning.after("jade")).toBeNull();
});

test("a place that was not met is new in whichever game, also to whoever has played before", async () => {
  remember("before", "s", "host");
  const { learning } = await reloaded();
  expect(learning.isNew("wall")).toBe(true);
  learning.offer("wall");
  expect((await reloaded()).learning.isNew("wall")).toBe(false);
});

test("a place is new once, unless its lesson is done or nothing is to be offered", async () => {
  const { learning } = await reloaded({ done: ["jade"] });
  expect(["wall", "jade"].map((place) => learning.isNew(place))).toEqual([true, false]);
  learning.offer("wall");
  expect(["wall", "canal"].map((place) => learning.isNew(place))).toEqual([false, true]);
  learning.never();
  expect(learning.isNew("canal")).toBe(false);
});

test("whoever leaves the table of a lesson goes back to the one that was left for it", async () => {
  sessionStorage.setItem("gugong-lesson-from", "game");
  const { learning } = await reloaded({ tables: ["lesson"] });
  expect(["lesson", "other"].map((table) => learning.homeOf(table))).toEqual(["game", "other"]);
});

test("things lead to the lesson about them", async () => {
  const { lessonOf } = await reloaded();
  const things = ["gift:wall", "option:jade", "option:canal:A", "envoy:1", "slot:0:2", "decree:L1-SHIP", "deck", "vp:0", "day:1"];
  expect(things.map(lessonOf)).toEqual(["wall", "jade", "canal", "palace", "tokens", "decree-levels", "meng", null, null]);
});

test("what cannot be read is forgotten", async () => {
  localStorage.setItem("gugong-lessons", "{");
  vi.resetModules();
  expect((await import("./learning.svelte")).learning.waved).toBe(false);
});
