/** Which sounds tell what has happened. */
import type { EventName } from "./generated";
import type { Line } from "./protocol";
import { play, type Sound } from "./sound";
import { ui } from "./ui.svelte";

/** What is heard of each kind of event, the rarest first; of those not named here, nothing. */
const HEARD: [Sound, EventName[]][] = [
  ["gong", ["day", "nightfall"]],
  ["stone", ["wall", "wall-home"]],
  ["water", ["sail", "claim", "meng-claim", "lost"]],
  ["jade", ["jade", "house"]],
  ["card", ["swap", "discard", "draw", "take-back", "new-hands", "automa", "decree"]],
  ["token", ["tokens", "token-used", "exchange", "store", "vp", "medal"]],
  ["servant", ["gain", "pay", "outpost", "outpost-home", "unlock", "envoy", "seat", "marker", "load", "travel", "dice", "die"]],
];
const MOST = 3;
const APART = 0.14; // seconds

/** The sounds of what these lines tell: each once, and a few at most. */
export function soundsOf(lines: Pick<Line, "what">[]): Sound[] {
  const told = new Set(lines.map((line) => line.what));
  return HEARD.filter(([, events]) => events.some((event) => told.has(event))).map(([sound]) => sound).slice(0, MOST);
}

/** Play what these lines tell, if sound is on. */
export function sound(lines: Pick<Line, "what">[]): void {
  if (ui.sound) soundsOf(lines).forEach((one, i) => play(one, i * APART));
}
