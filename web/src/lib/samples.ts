/** Small questions for tests. */
import type { MoveKey } from "./generated";
import type { Ask, Choice } from "./protocol";
import type { Target } from "./targets";

export function choice(move: string, key: MoveKey, ...targets: Target[]): Choice {
  return { move, key, targets, parts: {}, words: `words of ${move}`, rule: "DAY-1", price: null, brief: `brief ${move}` };
}

export function ask(about: string, choices: Choice[]): Ask {
  return { seat: 0, about, words: "Decide.", rule: "DAY-1", choices, then: {} };
}
