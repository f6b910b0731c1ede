// Made by `python -m gugong.table.typescript`: run `make protocol`.  Do not edit.

export const LANGUAGES = ["en", "fr", "cs", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

export const PLAYERS = [1, 2, 3, 4, 5] as const;
export type Players = (typeof PLAYERS)[number];

export const FAMILIES = [0, 1, 2, 3, 4] as const;
export type Family = (typeof FAMILIES)[number];

export const BONUS_TOKENS = ["none", "six", "twelve"] as const;
export type BonusTokens = (typeof BONUS_TOKENS)[number];

export const DIFFICULTIES = ["easy", "normal", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const SETS = ["1/2", "2/3", "4/5"] as const;
export type Sets = (typeof SETS)[number];

export const PLACES = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type Place = (typeof PLACES)[number];

export const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
export type Value = (typeof VALUES)[number];

export const CARD_ACTIONS = [
  "travel",
  "wall",
  "jade",
  "intrigue",
  "palace",
  "decrees",
  "canal",
  "one-servant",
  "two-servants",
  "swap",
  "none",
] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

export const PRINTED_ACTIONS = [
  "wall",
  "intrigue",
  "palace",
  "decrees",
  "canal",
  "one-servant",
  "two-servants",
  "swap",
  "none",
] as const;
export type PrintedAction = (typeof PRINTED_ACTIONS)[number];

export const ROUTES = ["a", "b"] as const;
export type Route = (typeof ROUTES)[number];

export const DICE = ["A", "B", "C"] as const;
export type DieName = (typeof DICE)[number];

export const MOVES = [
  "give",
  "twice-value",
  "no actions",
  "discard",
  "A",
  "B",
  "skip",
  "again",
  "go",
  "house",
  "square",
  "decree",
  "gain",
  "pay",
  "cheaper",
  "place",
  "load",
  "load-new",
  "no load",
  "sail",
  "stay",
  "claim",
  "back",
  "die",
  "swap",
  "take",
  "jade",
  "advance",
  "put",
  "put-at",
  "tokens",
  "tokens-power",
  "enough",
  "done",
  "no",
] as const;
export type MoveKey = (typeof MOVES)[number];

export const TARGETS = [
  "card",
  "city",
  "decree",
  "die",
  "discard",
  "harbour",
  "house",
  "new-ship",
  "option",
  "place",
  "pool",
  "reward",
  "square",
  "supply",
  "tokens",
  "wall",
] as const;
export type TargetKind = (typeof TARGETS)[number];

export const OPTIONS = [
  "option:travel:A",
  "option:travel:B",
  "option:wall:A",
  "option:wall:B",
  "option:intrigue:A",
  "option:intrigue:B",
  "option:palace:A",
  "option:palace:B",
  "option:canal:A",
  "option:canal:B",
] as const;
export type OptionTarget = (typeof OPTIONS)[number];

export const DOUBLE_AT = ["locked", "pool", "supply", "wall", "token"] as const;
export type DoubleAt = (typeof DOUBLE_AT)[number];

export const EVENTS = [
  "acts",
  "automa",
  "automa-reshuffle",
  "claim",
  "day",
  "decree",
  "dice",
  "die",
  "discard",
  "disqualified",
  "draw",
  "envoy",
  "exchange",
  "gain",
  "heads-for",
  "house",
  "jade",
  "load",
  "lost",
  "marker",
  "matches",
  "medal",
  "meng-claim",
  "new-hands",
  "night",
  "nightfall",
  "outpost",
  "outpost-home",
  "pay",
  "rank",
  "refill",
  "reshuffle",
  "sail",
  "seat",
  "skips",
  "start-player",
  "store",
  "swap",
  "take-back",
  "token-used",
  "tokens",
  "travel",
  "twilight",
  "unlock",
  "vp",
  "wall",
  "wall-full",
  "wall-home",
  "wants",
] as const;
export type EventName = (typeof EVENTS)[number];

export const LEVELS = ["gardener", "mason", "boatman", "pilgrim", "jeweller", "courtier", "minister", "sage"] as const;
export type OfferedLevel = (typeof LEVELS)[number];

export const EARLIER_LEVELS = ["random", "novice", "planner", "search", "master"] as const;
export type EarlierLevel = (typeof EARLIER_LEVELS)[number];

export const LESSONS = [
  "first-day",
  "travel",
  "wall",
  "jade",
  "intrigue",
  "palace",
  "decrees",
  "canal",
  "tokens",
  "decree-levels",
  "double",
  "meng",
] as const;
export type LessonName = (typeof LESSONS)[number];

export type Level = OfferedLevel | EarlierLevel;

export const LEVEL_SECONDS: Partial<Record<Level, number>> = { sage: 2.0 };

export const LEVEL_ITERATIONS: Partial<Record<Level, number>> = { gardener: 1, mason: 1, boatman: 1, pilgrim: 4, jeweller: 16, courtier: 80, minister: 400 };

export const TOKENS = {
  "one-servant": { rule: "TOKEN-1", bonus: false },
  "two-servants": { rule: "TOKEN-2", bonus: false },
  "envoy": { rule: "TOKEN-3", bonus: false },
  "intrigue": { rule: "TOKEN-4", bonus: false },
  "discard-for-jade": { rule: "TOKEN-5", bonus: false },
  "two-vp": { rule: "TOKEN-6", bonus: false },
  "swap": { rule: "TOKEN-7", bonus: false },
  "take-back": { rule: "TOKEN-8", bonus: false },
  "ship": { rule: "TOKEN-9", bonus: false },
  "wall": { rule: "TOKEN-10", bonus: false },
  "pay-for-jade": { rule: "TOKEN-11", bonus: false },
  "double": { rule: "TOKEN-12", bonus: false },
  "plus-one": { rule: "BONUS-1", bonus: true },
  "tax": { rule: "BONUS-2", bonus: true },
  "follow": { rule: "BONUS-3", bonus: true },
  "twice-value": { rule: "BONUS-4", bonus: true },
  "twice-action": { rule: "BONUS-5", bonus: true },
  "cheaper": { rule: "BONUS-6", bonus: true },
} as const;
export type TokenKind = keyof typeof TOKENS;

export const DECREES = {
  "L1-INTRIGUE": { rule: "DECREE-L1-INTRIGUE", level: 1 },
  "L1-SHIP": { rule: "DECREE-L1-SHIP", level: 1 },
  "L1-SERVANT": { rule: "DECREE-L1-SERVANT", level: 1 },
  "L1-ENVOY": { rule: "DECREE-L1-ENVOY", level: 1 },
  "L1-SWAP": { rule: "DECREE-L1-SWAP", level: 1 },
  "L2-TRAVEL": { rule: "DECREE-L2-TRAVEL", level: 2 },
  "L2-JADE": { rule: "DECREE-L2-JADE", level: 2 },
  "L2-WALL": { rule: "DECREE-L2-WALL", level: 2 },
  "L2-EQUAL": { rule: "DECREE-L2-EQUAL", level: 2 },
  "L2-DECREE": { rule: "DECREE-L2-DECREE", level: 2 },
  "L3-THIRD": { rule: "DECREE-L3-THIRD", level: 3 },
  "L3-EIGHT": { rule: "DECREE-L3-EIGHT", level: 3 },
  "L3-JADE": { rule: "DECREE-L3-JADE", level: 3 },
  "L3-DECREES": { rule: "DECREE-L3-DECREES", level: 3 },
  "L3-HARBOUR": { rule: "DECREE-L3-HARBOUR", level: 3 },
} as const;
export type DecreeName = keyof typeof DECREES;

export const HARBOURS = {
  "a1": { route: "a", number: 1 },
  "a2": { route: "a", number: 2 },
  "a3": { route: "a", number: 3 },
  "a4": { route: "a", number: 4 },
  "a5": { route: "a", number: 5 },
  "b1": { route: "b", number: 1 },
  "b2": { route: "b", number: 2 },
  "b3": { route: "b", number: 3 },
  "b4": { route: "b", number: 4 },
  "b5": { route: "b", number: 5 },
} as const;
export type Harbour = keyof typeof HARBOURS;

export const REWARDS = {
  "vp": { slots: 3 },
  "card": { slots: 2 },
  "double": { slots: 1 },
} as const;
export type Reward = keyof typeof REWARDS;
