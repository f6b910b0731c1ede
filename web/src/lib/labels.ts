/** Words for the things that can be pointed at. */
import type { Ask, Board, Choice } from "./protocol";
import { targetsOf, type Target } from "./targets";
import { t } from "./words.svelte";

/** A card by its label: 4-canal, 8#2. */
export function cardWords(label: string, board: Board): string {
  const card = board.cards[label];
  return card ? t("card", { value: card.value, action: card.action }) : label;
}

/** The name of a thing by itself. */
export function targetWords(target: Target, board: Board): string {
  const [kind, name = "", option = ""] = target.split(":");
  if (kind === "card" || kind === "discard") return t(`page-target-${kind}`, { card: cardWords(name, board) });
  if (kind === "place") return t(`place-${name}`);
  if (kind === "decree") return t(`decree-${name.toLowerCase()}`);
  if (kind === "option") return `${t(`place-${name}`)} ${option}`;
  if (kind === "city") return name;
  return t(`page-target-${kind}`, { name });
}

/** For each lit thing what pointing at it does: the words of the one move behind it, or its name. */
export function litWords(ask: Ask, candidates: Choice[], picked: Target[], board: Board): Record<Target, string> {
  const found: Record<Target, string> = {};
  for (const choice of candidates) {
    const next = targetsOf(ask.about, choice)[picked.length];
    if (next) found[next] = next in found ? targetWords(next, board) : withLetter(next, choice.words);
  }
  return found;
}

/** An option begins with the letter printed on it, so that it can be called by that too. */
function withLetter(target: Target, words: string): string {
  const [kind, , letter] = target.split(":");
  return kind === "option" ? `${letter}: ${words}` : words;
}
