/** Small questions for the tests. */
import type { Ask, Choice } from "./protocol";

export function choice(move: string, key: string, parts: Choice["parts"] = {}): Choice {
  return { move, key, parts, words: `words of ${move}`, rule: "DAY-1", price: null };
}

export function ask(about: string, choices: Choice[]): Ask {
  return { seat: 0, about, words: "Crane, decide.", rule: "DAY-1", choices };
}
