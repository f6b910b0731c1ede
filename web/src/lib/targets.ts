/**
 * A thing on the table that can be pointed at, as `kind:name`.
 *
 * card:NAME     a card of the own hand; equal cards share a name, so `8#2` is pointed at as `card:8`
 * discard:NAME  a card of the own discard pile
 * place:PLACE   one of the seven places with its gift card
 * option:PLACE:A, option:PLACE:B   what a place offers
 * city:NAME     house:PRICE   square   decree:NAME
 * harbour:a3    the ship there, or the space; new-ship:a   a ship that enters route a
 * reward:vp, reward:card, reward:double   what a ship may claim
 * die:A, die:B, die:C
 * wall, palace, intrigue, pool, supply, double, tokens
 */
import type { Choice } from "./protocol";

export type Target = string;

/** The place whose two options a question offers. */
const PLACE_OF: Record<string, string> = {
  Travel: "travel",
  GreatWall: "wall",
  Jade: "jade",
  Intrigue: "intrigue",
  Palace: "palace",
  Decrees: "decrees",
  GrandCanal: "canal",
};

/** A card label without the number that tells equal cards apart. */
export function cardName(label: string): string {
  return label.replace(/#\d+$/, "");
}

/** What to point at, in this order, to choose this move of a question. */
export function targetsOf(about: string, choice: Choice): Target[] {
  const { key, parts } = choice;
  const card = (pile: string) => `${pile === "discard" ? "discard" : "card"}:${cardName(String(parts.card))}`;
  switch (key) {
    case "A":
    case "B":
      return PLACE_OF[about] ? [`option:${PLACE_OF[about]}:${key}`] : [];
    case "give":
      return [card("hand"), `place:${parts.place}`];
    case "swap":
      return [card(String(parts.pile)), `place:${parts.place}`];
    case "discard":
      return [card("hand")];
    case "take":
      return [card("discard")];
    case "go":
      return [`city:${parts.city}`];
    case "house":
      return [`house:${parts.house}`];
    case "square":
      return ["square"];
    case "decree":
      return [`decree:${parts.decree}`];
    case "load":
    case "sail":
      return [`harbour:${parts.harbour}`];
    case "load-new":
      return [`new-ship:${parts.route}`];
    case "claim":
      return [`harbour:${parts.harbour}`, `reward:${parts.reward}`];
    case "put-at":
      return [`place:${parts.place}`];
    case "die":
      return [`die:${parts.die}`];
    case "gain":
      return ["supply"];
    case "pay":
      return ["pool"];
    case "place":
      return about === "PlaceOnDecree" ? ["pool"] : ["wall"];
    case "tokens":
    case "tokens-power":
      return ["tokens"];
    default:
      return [];
  }
}

/** The move that pointing at this would mean, legal or not; null where it would mean none. */
export function meant(about: string, picked: Target[], target: Target): string | null {
  const [kind, name = "", option] = target.split(":");
  const [firstKind, first] = (picked[0] ?? "").split(":");
  if (kind === "option") return PLACE_OF[about] === name ? option! : null;
  if (kind === "place" && about === "Give") return firstKind === "card" ? `${first} ${name}` : null;
  if (kind === "place" && about === "Swap") return first ? `swap ${firstKind === "card" ? "hand" : "discard"} ${first} ${name}` : null;
  if (kind === "city") return about === "Journey" ? `go ${name}` : null;
  if (kind === "house") return about === "Jade" ? `house ${name}` : null;
  if (kind === "square") return about === "Jade" ? "square" : null;
  if (kind === "decree") return about === "Decrees" ? `decree ${name}` : null;
  if (kind === "harbour") return about === "Sail" ? `sail ${name}` : about === "Load" || about === "Stow" ? `load 1 ${name}` : null;
  if (kind === "card") return ["Payment", "DiscardForJade", "MakeRoom"].includes(about) ? `discard ${name}` : null;
  return null;
}
