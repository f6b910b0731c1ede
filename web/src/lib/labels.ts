/** Words for the things that can be pointed at. */
import { HARBOURS, type Harbour, type Route } from "./generated";
import type { Board, Choice } from "./protocol";
import { read, type Target } from "./targets";
import { has, t } from "./words.svelte";

/** A card by its label: 4-canal, 8#2. */
export function cardWords(label: string, board: Board): string {
  const card = board.cards[label];
  return card ? t("card", { value: card.value, action: card.action }) : label;
}

/** A city as this language calls it; a city of somebody's own component file keeps its name. */
export function cityWords(city: string): string {
  const id = `city-${city.toLowerCase().replace(/['’ ]/g, "")}`;
  return has(id) ? t(id) : city;
}

/** A harbour by its number, and by its route where the board has two. */
export function harbourWords(harbour: string, board: Board): string {
  const { route, number } = HARBOURS[harbour as Harbour];
  return t("harbour", { number, route: routeShown(route, board) });
}

function routeShown(route: Route, board: Board): Route | "only" {
  return board.routes > 1 ? route : "only";
}

export function decreeWords(name: string): string {
  return t(`decree-${name.toLowerCase()}`);
}

/** The name of a thing by itself. */
export function targetWords(target: Target, board: Board): string {
  const { kind, name, detail } = read(target);
  switch (kind) {
    case "card":
    case "discard":
      return t(`page-target-${kind}`, { card: cardWords(name, board) });
    case "place":
      return t(`place-${name}`);
    case "option":
      return `${t(`place-${name}`)} ${detail}`;
    case "decree":
      return decreeWords(name);
    case "city":
      return cityWords(name);
    case "harbour":
      return t("page-target-harbour", { name: harbourWords(name, board) });
    case "new-ship":
      return t("page-target-new-ship", { name: routeShown(name as Route, board) });
    default:
      return t(`page-target-${kind}`, { name });
  }
}

/** The same for a row with its picture: a card needs no verb there. */
export function targetName(target: Target, board: Board): { words: string; brief: string } {
  const { kind, name } = read(target);
  const words = targetWords(target, board);
  return { words, brief: kind === "card" || kind === "discard" ? cardWords(name, board) : words };
}

/** For each lit thing what pointing at it does: the words of the one move behind it, or its name; for what is picked its name. */
export function litWords(candidates: Choice[], picked: Target[], board: Board): Record<Target, string> {
  const found: Record<Target, string> = Object.fromEntries(picked.map((target) => [target, targetWords(target, board)]));
  for (const choice of candidates) {
    const next = choice.targets[picked.length];
    if (next) found[next] = next in found ? targetWords(next, board) : withLetter(next, choice.words);
  }
  return found;
}

/** An option begins with the letter printed on it, so that people who speak to the page can call it by that. */
function withLetter(target: Target, words: string): string {
  const { kind, detail } = read(target);
  return kind === "option" ? `${detail}: ${words}` : words;
}
