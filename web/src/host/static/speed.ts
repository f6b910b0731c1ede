/** How fast bots think on this device: measured once, and kept. */
import { LEVEL_ITERATIONS, LEVEL_SECONDS, type Level } from "../../lib/generated";
import { t } from "../../lib/words.svelte";

/** gugong.browser.thinking.Speed. */
export interface Speed {
  iterations: number; // of a search, a second
}

const LEAST = 0.1; // seconds that are worth telling
const KEPT = `gugong-speed-${__VERSION__}`;

export function keepSpeed(speed: Speed): void {
  localStorage.setItem(KEPT, JSON.stringify(speed));
}

export function keptSpeed(): Speed | null {
  return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Speed | null;
}

/** What to expect of this level here. */
export function expectation(level: Level): string {
  const speed = keptSpeed();
  const seconds = LEVEL_SECONDS[level];
  if (!speed) return "";
  if (seconds) return t("static-searches", { seconds, games: rounded(speed.iterations * seconds) });
  const needed = (LEVEL_ITERATIONS[level] ?? 0) / speed.iterations;
  return needed < LEAST ? "" : t("static-plans", { seconds: Math.round(10 * needed) / 10 });
}

/** With two digits: nobody can tell more. */
function rounded(number: number): number {
  return Number(number.toPrecision(2));
}
