/** The rows of a question: whole moves where they are few, else the next thing to point at. */
import type { Choice, Unavailable } from "./protocol";
import type { Target } from "./targets";

/** A row: one move, or several that begin with the same thing. */
export interface Offer {
  /** All of it, in one sentence. */
  words: string;
  /** What its icons do not say. */
  brief: string;
  target: Target | null;
  choice: Choice | null;
  /** The moves it stands for. */
  choices: Choice[];
  /** Why it cannot be chosen now, in few words; null if it can. */
  why: string | null;
}

/** Moves that are offered whole: as many rows as fit below each other at the smallest table. */
export const FEW = 7;

/** The name of a thing to point at, for rows that stand for several moves. */
export type Name = (target: Target) => { words: string; brief: string };

export function offers(candidates: Choice[], picked: Target[], name: Name): Offer[] {
  if (candidates.length <= FEW) return candidates.map(whole);
  const groups = new Map<Target | Choice, Choice[]>();
  for (const choice of candidates) {
    const next = choice.targets[picked.length] ?? choice;
    groups.set(next, [...(groups.get(next) ?? []), choice]);
  }
  if (groups.size === candidates.length) return candidates.map(whole);
  return [...groups].map(([next, choices]) => {
    if (typeof next !== "string" || choices.length === 1) return whole(choices[0]!);
    return { ...name(next), target: next, choice: null, choices, why: null };
  });
}

/** The same rows, with what cannot be chosen now where a player would look for it. */
export function withUnavailable(rows: Offer[], unavailable: Unavailable[]): Offer[] {
  const left = [...unavailable];
  const found: Offer[] = [];
  let before = 0; // choices in the rows so far
  for (const row of rows) {
    while (left[0] && left[0].after <= before) found.push(shut(left.shift()!));
    found.push(row);
    before += row.choices.length;
  }
  return [...found, ...left.map(shut)];
}

function whole(choice: Choice): Offer {
  return { words: choice.words, brief: choice.brief, target: null, choice, choices: [choice], why: null };
}

function shut({ choice, why }: Unavailable): Offer {
  return { ...whole(choice), target: choice.targets.at(-1) ?? null, why };
}
