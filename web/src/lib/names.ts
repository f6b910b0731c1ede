/** The game's nouns in the order of the rulebook, as the engine spells them. */
import type { DecreeName, Place, TokenKind } from "../art";

export const PLACES: Place[] = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"];
export const LEVELS = ["random", "novice", "planner", "search", "master"];
export const TOKENS: TokenKind[] = [
  "one-servant", "two-servants", "envoy", "intrigue", "discard-for-jade", "two-vp",
  "swap", "take-back", "ship", "wall", "pay-for-jade", "double",
  "plus-one", "tax", "follow", "twice-value", "twice-action", "cheaper",
];
export const DECREES: DecreeName[] = [
  "L1-INTRIGUE", "L1-SHIP", "L1-SERVANT", "L1-ENVOY", "L1-SWAP",
  "L2-TRAVEL", "L2-JADE", "L2-WALL", "L2-EQUAL", "L2-DECREE",
  "L3-THIRD", "L3-EIGHT", "L3-JADE", "L3-DECREES", "L3-HARBOUR",
];
