/** Which pictures belong to what has just happened. */
import type { Frame, Line } from "../lib/protocol";

/** Parts of the day, each a run of lines; and moments, which are single ones. */
export type Run = "morning" | "twilight" | "night" | "end";
export type SceneKind = Run | "wall" | "palace";

export interface Scene {
  kind: SceneKind;
  lines: Line[];
  /** The table when it began. */
  frame: Frame;
}

export interface Shown {
  scenes: Scene[];
  /** How many frames they tell of. */
  frames: number;
}

function runIn(frame: Frame): Run | null {
  for (const { stage } of frame.lines) if (stage && stage !== "day") return stage;
  return null;
}

/** The pictures that begin with the first of these frames, all of them of one move; null if it has none. */
export function scenesAt(frames: Frame[]): Shown | null {
  const first = frames[0]!;
  const run = runIn(first);
  const told = frames.slice(0, run ? lengthOf(run, frames) : 1);
  const lines = told.flatMap((frame) => frame.lines);
  const scenes: Scene[] = run ? [{ kind: run, lines, frame: first }] : [];
  if (lines.some((line) => line.what === "wall-full")) scenes.push({ kind: "wall", lines, frame: first });
  for (const line of lines) if (line.what === "seat") scenes.push({ kind: "palace", lines: [line], frame: first });
  return scenes.length ? { scenes, frames: told.length } : null;
}

/** Up to its last frame, with whatever happens in between. Of Twilight only the beginning: each card has its own. */
function lengthOf(run: Run, frames: Frame[]): number {
  if (run === "twilight") return 1;
  let length = 1;
  for (const [i, frame] of frames.entries()) {
    const other = runIn(frame);
    if (other === run) length = i + 1;
    else if (other) break;
  }
  return length;
}

export const FACTORS = { step: 1, slow: 2, normal: 1, fast: 0.4, "at-once": 0 };
// In milliseconds: for the picture, and for each line to be read; the final count takes its own time.
const GLANCE: Record<SceneKind, number> = { morning: 4500, twilight: 3500, night: 4500, wall: 4500, palace: 3500, end: 2500 };
const LINE = 400;
/** For each source of the final count. */
export const COUNT = 900;

export function lasts(scene: Scene, pace: keyof typeof FACTORS): number {
  const counted = new Set(scene.lines.filter((line) => line.what === "vp").map((line) => line.rule)).size;
  const reading = scene.kind === "end" ? COUNT * (counted + 6) : scene.kind === "twilight" ? 0 : LINE * scene.lines.length;
  return (GLANCE[scene.kind] + reading) * FACTORS[pace];
}
