/** How fast bots think on this device: measured once, and kept. */
import { LEVEL_SECONDS, type Level } from "../../lib/generated";
import { t } from "../../lib/words.svelte";

/** gugong.browser.thinking.Speed. */
export interface Speed {
  iterations: number; // of a search, a second
  planner: number; // seconds for one decision
}

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
  return level === "planner" ? t("static-plans", { seconds: Math.max(0.1, Math.round(10 * speed.planner) / 10) }) : "";
}

/** With two digits: nobody can tell more. */
function rounded(number: number): number {
  return Number(number.toPrecision(2));
}
