import { expect, test } from "vitest";
import type { Line } from "./protocol";
import { since, turns } from "./turns";

/** As Python says it (view/stage.py). */
const STAGES: Record<string, Line["stage"]> = {
  automa: "day", twilight: "twilight", night: "night", matches: "night",
  "start-player": "morning", dice: "morning", day: "morning", rank: "end",
};
const line = (what: string, who: number | null = null, stage = STAGES[what]): Line => ({
  seq: 1, step: 1, who, what, rule: "", words: what, facts: {}, stage: stage ?? null,
});
const told = (...lines: Line[]) => turns(lines).map(({ stage, who, at, lines }) => [stage, who, at, lines.length]);

const begins = (what: string, who: number) => line(what, who, "day");

test("a turn begins where Python says so, and with what", () => {
  const early = [begins("tokens", 1), line("gain", 1), line("exchange", 1), line("pay", 1)];
  expect(told(begins("exchange", 0), line("pay", 0), ...early, begins("exchange", 1))).toEqual([
    ["turn", 0, 0, 2], ["turn", 1, 2, 4], ["turn", 1, 6, 1],
  ]);
});

test("Meng's turn follows in the same move", () => {
  const meng = [line("automa", 1), line("exchange", 1), line("acts", 1)];
  expect(told(begins("exchange", 0), ...meng, ...meng)).toEqual([["turn", 0, 0, 1], ["turn", 1, 1, 3], ["turn", 1, 4, 3]]);
});

test("a day ends with Twilight and Night, and the next begins with its Morning", () => {
  const stages = told(
    begins("exchange", 0), line("twilight", 1), line("twilight", 1), line("nightfall", 1), line("night"), line("matches", 0),
    line("gain", 0), line("start-player", 0), line("dice"), line("day"), line("gain", 0), begins("exchange", 0),
  );
  expect(stages.map(([stage]) => stage)).toEqual(["turn", "twilight", "night", "morning", "turn"]);
});

test("the end begins with the first points that its rules give", () => {
  expect(told(line("matches", 0), line("vp", 0, "end"), line("vp", 1, "end"), line("rank", 0))).toEqual([
    ["night", null, 0, 1], ["end", null, 1, 3],
  ]);
});

test("what is recent begins after the last turn of the seat, and leaves out the one it is taking", () => {
  const log = turns([
    begins("exchange", 0), begins("exchange", 1), line("night"), line("gain", 0), line("day"), begins("exchange", 1), begins("tokens", 0),
  ]);
  const recent = (seat: number, asked: boolean) => since(log, seat, asked).map(({ stage, who }) => [stage, who]);
  expect(recent(0, true)).toEqual([["turn", 1], ["night", null], ["morning", null], ["turn", 1]]);
  expect(recent(0, false)).toEqual([]);
  expect(recent(1, false)).toEqual([["turn", 0]]);
  expect(recent(2, true)).toHaveLength(6);
  expect(since([], 0, true)).toEqual([]);
});

test("hints before the first thing that is done belong to the turn that it begins", () => {
  const log = [begins("exchange", 1), begins("hint", 0), line("hint", 0), begins("exchange", 0), line("pay", 0)];
  expect(told(...log)).toEqual([["turn", 1, 0, 1], ["turn", 0, 1, 4]]);
  expect(since(turns(log.slice(0, 3)), 0, true).map(({ who }) => who)).toEqual([1]);
});
