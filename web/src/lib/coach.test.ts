import { beforeEach, expect, test, vi } from "vitest";
import { Choosing } from "./choosing.svelte";
import { Coach } from "./coach.svelte";
import { learning } from "./learning.svelte";
import type { Ask, Lesson, Panel } from "./protocol";
import type { Room } from "./room.svelte";
import { ask, choice } from "./samples";

const said = (words: string, answers: string[] = [], before = false): Panel => ({ words, points: [`about ${words}`], answers, why: "", before });
const about = { name: "the wall", text: "", worth: null, rule: "WALL-1" };
const ME = 0;

interface At {
  /** Who is asked. */
  asked?: number;
  /** Do the others' moves wait to be shown? */
  held?: boolean;
  ask?: Ask;
  /** What the table finds for whoever is on a way of their own. */
  way?: { move: string; lost: boolean } | null;
}

/** A coach at a table where this lesson is given. */
function coach(table: string, lesson: Partial<Lesson>, { asked = ME, held = false, ask, way = null }: At = {}) {
  const given = { name: "wall", at: 0, of: 2, panels: [said("a")], free: false, outcome: "going", longest: "", show: "", ...lesson } as Lesson;
  const choosing = new Choosing();
  choosing.listen(ask ?? null);
  const room = {
    table, me: ME, last: 7, lookedAt: 0, choosing, playback: { held, frame: held ? {} : null },
    state: { seq: 7, lesson: given, view: { ask: { seat: asked }, names: ["Crane", "Carp"], seen: { seat: ME } } },
    describe: vi.fn(async () => about), way: vi.fn(async () => way), goOn: vi.fn(),
  };
  return Object.assign(new Coach(room as unknown as Room), { room_: room });
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

test("nothing is ringed and nothing can be chosen when the task was missed", () => {
  const one = coach("t", { outcome: "missed" });
  expect([one.ringed, one.comesFirst]).toEqual([[], true]);
});

test("nothing is said where the learner plays on", () => {
  learning.close("over");
  const one = coach("over", { outcome: "done" });
  expect([one.shown, one.panel, one.ringed]).toEqual([false, null, []]);
});

test("nothing can be chosen before everything is read", () => {
  const one = coach("t", { panels: [said("a"), said("b")] });
  expect(one.reads).toBe(true);
  one.next();
  expect(one.reads).toBe(false);
});

test("questions are counted by themselves", () => {
  const one = coach("t", { outcome: "done", panels: [said("a"), said("b"), said("c?", ["x"]), said("d?", ["y"]), said("e")] });
  one.next();
  expect(one.count).toEqual({ asks: false, at: 2, of: 2 });
  one.next();
  expect(one.count).toEqual({ asks: true, at: 1, of: 2 });
});

// The learner's own move is looked at before the others' moves are shown.

test("what is said about the learner's own move comes first, then the others' moves, then the rest", () => {
  const panels = [said("yours", [], true), said("theirs")];
  const one = coach("t", { panels }, { held: true });
  expect([one.looks, one.panels.map(({ words }) => words), one.hasNext]).toEqual([true, ["yours"], true]);
  one.next();
  expect(one.room_.goOn).toHaveBeenCalledOnce();
  const after = coach("t", { panels });
  expect(after.panels.map(({ words }) => words)).toEqual(["yours", "theirs"]);
});

test("where nothing is said about it, the learner is told to look, and not yet that the task is missed", () => {
  const one = coach("t", { outcome: "missed" }, { held: true });
  expect([one.outcome, one.pages, one.panel?.before]).toEqual(["going", 1, true]);
});

test("a lesson that the learner's own move ends is over before the others move", () => {
  const one = coach("t", { outcome: "done", panels: [said("won"), said("remember")] }, { held: true });
  one.next();
  expect([one.outcome, one.panel?.words, one.hasNext]).toEqual(["done", "remember", false]);
});

test("while the others' moves have not arrived, there is nothing to go on to", () => {
  const one = coach("t", {}, { asked: 1 });
  expect([one.looks, one.hasNext]).toEqual([true, false]);
});

// What to do is shown.

const gives = ask("Give", [choice("8 jade", "give", "card:8", "place:jade"), choice("8 wall", "give", "card:8", "place:wall"), choice("9 wall", "give", "card:9", "place:wall")]);

test("whoever asks is shown what to point at next", () => {
  const one = coach("t", { show: "9 wall" }, { ask: gives });
  expect([one.hasHint, one.hint]).toEqual([true, null]);
  one.show();
  expect([one.hasHint, one.hint?.move, one.ringed]).toEqual([false, "9 wall", ["card:9"]]);
  one.room_.choosing.point("card:9");
  expect(one.ringed).toEqual(["place:wall"]);
  one.room_.choosing.point("card:8");
  expect(one.ringed).toEqual(["card:9"]);
});

test("after two wrong tries it is shown unasked", () => {
  const one = coach("t", { show: "9 wall" }, { ask: gives });
  one.err();
  expect(one.hint).toBeNull();
  one.err();
  expect(one.hint?.move).toBe("9 wall");
});

test("whoever waits for others is shown nothing", () => {
  expect(coach("t", { show: "8 wall" }).hasHint).toBe(false);
});

test("the table is asked for a way where the lesson knows none, once for each decision", async () => {
  const one = coach("t", { show: "" }, { ask: gives, way: { move: "8 jade", lost: false } });
  one.show();
  expect([one.hasHint, one.hint, one.stuck]).toEqual([false, null, false]);
  await vi.waitFor(() => expect(one.hint?.move).toBe("8 jade"));
  one.err();
  expect([one.ringed, one.room_.way.mock.calls.length]).toEqual([["card:8"], 1]);
});

test.each([[true, "learn-lost"], [false, "learn-unseen"]])("where no way is in sight, that is said and nothing is ringed (lost: %s)", async (lost, words) => {
  const one = coach("t", { show: "" }, { ask: gives, way: { move: "", lost } });
  expect(one.words).toBe("a");
  one.show();
  await vi.waitFor(() => expect(one.stuck).toBe(true));
  expect([one.words, one.ringed, one.hasHint]).toEqual([words, [], false]);
});

test("whoever got no answer may ask again", async () => {
  const one = coach("t", { show: "" }, { ask: gives, way: null });
  one.show();
  await vi.waitFor(() => expect(one.hasHint).toBe(true));
});
