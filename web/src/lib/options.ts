/** The buttons of the ask: whole moves where they are few, else the next thing to point at. */
import type { Ask, Choice } from "./protocol";
import { targetsOf, type Target } from "./targets";

/** A button of the ask: a move, or the first of several that begin with the same thing. */
export interface Offer {
  words: string;
  target: Target | null;
  choice: Choice | null;
  /** How many moves lie behind it. */
  count: number;
}

const FEW = 8;

/** What each thing to point at is called, where more than one move lies behind it. */
export type Name = (target: Target) => string;

export function offers(ask: Ask, candidates: Choice[], picked: Target[], name: Name): Offer[] {
  if (candidates.length <= FEW) return candidates.map(whole);
  const groups = new Map<Target | Choice, Choice[]>();
  for (const choice of candidates) {
    const next = targetsOf(ask.about, choice)[picked.length] ?? choice;
    groups.set(next, [...(groups.get(next) ?? []), choice]);
  }
  if (groups.size === candidates.length) return candidates.map(whole);
  return [...groups].map(([next, choices]) => {
    if (typeof next !== "string" || choices.length === 1) return whole(choices[0]!);
    return { words: name(next), target: next, choice: null, count: choices.length };
  });
}

function whole(choice: Choice): Offer {
  return { words: choice.words, target: null, choice, count: 1 };
}
