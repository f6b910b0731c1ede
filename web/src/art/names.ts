/** The names the art is asked for, as the engine spells them. */

export type Place = "travel" | "wall" | "jade" | "intrigue" | "palace" | "decrees" | "canal";

export type CardAction = Place | "one-servant" | "two-servants" | "swap" | "none";

export type Value = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Crane, carp, peony, pine, cloud. */
export type Family = 0 | 1 | 2 | 3 | 4;

export type TokenKind =
  | "one-servant"
  | "two-servants"
  | "envoy"
  | "intrigue"
  | "discard-for-jade"
  | "two-vp"
  | "swap"
  | "take-back"
  | "ship"
  | "wall"
  | "pay-for-jade"
  | "double"
  | "plus-one"
  | "tax"
  | "follow"
  | "twice-value"
  | "twice-action"
  | "cheaper";

export type DecreeName =
  | "L1-INTRIGUE"
  | "L1-SHIP"
  | "L1-SERVANT"
  | "L1-ENVOY"
  | "L1-SWAP"
  | "L2-TRAVEL"
  | "L2-JADE"
  | "L2-WALL"
  | "L2-EQUAL"
  | "L2-DECREE"
  | "L3-THIRD"
  | "L3-EIGHT"
  | "L3-JADE"
  | "L3-DECREES"
  | "L3-HARBOUR";
