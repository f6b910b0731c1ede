import { expect, test } from "vitest";
import type { Frame, Line } from "../lib/protocol";
import { view } from "../board/sample";
import { lasts, scenesAt } from "./scenes";

function line(what: string, stage: Line["stage"] = null, rule = ""): Line {
  return { seq: 1, step: 1, who: 0, what, rule, words: what, facts: {}, stage };
}
function frame(...lines: Line[]): Frame {
  return { view: view(2), lines };
}
const kinds = (frames: Frame[]) => scenesAt(frames)?.scenes.map(({ kind }) => kind);

const night = frame(line("night", "night"), line("matches", "night"));
const claim = frame(line("claim"));
const ships = frame(line("sail", "night"));
const morning = frame(line("dice", "morning"));

test("an ordinary move has no picture", () => {
  expect(scenesAt([frame(line("exchange", "day")), night])).toBeNull();
});

test("a stage is told to its last frame, with what happens in between, and not into the next stage", () => {
  const shown = scenesAt([night, claim, ships, morning])!;
  expect(shown.frames).toBe(3);
  expect(shown.scenes.map(({ kind }) => kind)).toEqual(["night"]);
  expect(shown.scenes[0]!.lines.map(({ what }) => what)).toEqual(["night", "matches", "claim", "sail"]);
  expect(scenesAt([night, claim])!.frames).toBe(1);
});

test("of Twilight only the beginning is told, as each card has its own frames", () => {
  expect(scenesAt([frame(line("twilight", "twilight")), frame(line("twilight", "twilight"))])!.frames).toBe(1);
});

test("a moment within a stage or a move has a picture of its own", () => {
  const bonus = frame(line("vp", "night", "NIGHT-3"), line("envoy", "night"), line("seat"));
  expect(kinds([night, bonus, morning])).toEqual(["night", "palace"]);
  const wall = frame(line("wall-full"), line("envoy"), line("seat"));
  expect(kinds([wall])).toEqual(["wall", "palace"]);
});

test("a picture lasts as the pace wants", () => {
  const scene = scenesAt([night])!.scenes[0]!;
  expect(lasts(scene, "slow")).toBe(2 * lasts(scene, "normal"));
  expect(lasts(scene, "fast")).toBeLessThan(lasts(scene, "normal"));
});
