/** What is drawn on the row of a question: the same signs as on the board, and what it costs. */
import type { IconName } from "../art";
import { BENEFITS, EXCHANGES, OPTIONS, REWARDS, type Sign } from "../board/printed";
import type { MoveKey, Place, TokenKind } from "./generated";
import type { Offer } from "./options";
import type { Board, Card, Choice } from "./protocol";
import { read, type Kind, type Target } from "./targets";

export type Mark = { letter: string } | { card: Card } | { token: TokenKind } | { sign: Sign };
type Draw = (choice: Choice, board: Board) => Mark[];

const sign = (icon: Sign[0], count?: string): Mark => ({ sign: [icon, count] });
const card = (label: unknown, board: Board): Mark => ({ card: board.cards[String(label)]! });
const token = (kind: TokenKind): Draw => () => [{ token: kind }];
const icon = (name: IconName): Draw => () => [sign(name)];
const PLACES: Record<Place, IconName> = { travel: "travel", wall: "wall", jade: "jade", intrigue: "intrigue", palace: "palace", decrees: "decree", canal: "canal" };

/** Servants, the Double Servant being one of another kind. */
function servants(way: IconName): Draw {
  return ({ parts }) => [...(parts.n ? [sign(way)] : []), ...(parts.double ? [sign("double")] : [])];
}

/** My card, and the gift that comes for it. */
const exchange: Draw = ({ parts }, board) => [
  card(parts.card, board),
  sign("swap"),
  card(parts.taken, board),
  sign(PLACES[parts.place as Place]),
];

/** As printed beside the place, with the price of today. */
const option: Draw = ({ targets, price }) => {
  const { name, detail } = read(targets[0]!);
  const printed = OPTIONS[name as Place].find(({ letter }) => letter === detail)!.signs;
  return [{ letter: detail }, ...printed.map(([what, count]) => sign(what, what === "pay" && price !== null ? String(price) : count))];
};

const tokens: Draw = ({ parts }) => [sign("token", String(parts.price)), { sign: EXCHANGES.find(([worth]) => worth === parts.price)![1] }];

const DRAWN: Partial<Record<MoveKey, Draw>> = {
  give: exchange,
  swap: exchange,
  discard: ({ parts }, board) => [card(parts.card, board), sign("discard")],
  take: ({ parts }, board) => [card(parts.card, board), sign("draw")],
  A: option,
  B: option,
  go: ({ parts }) => (parts.kind ? [{ token: parts.kind as TokenKind }] : []),
  house: icon("jade"),
  square: icon("jade"),
  jade: () => [sign("pay", "3"), sign("jade", "1")],
  decree: icon("decree"),
  gain: servants("gain"),
  pay: servants("pay"),
  place: servants("place"),
  load: icon("ship"),
  "load-new": icon("ship"),
  sail: icon("ship"),
  claim: ({ parts }) => REWARDS.filter(({ name }) => name === parts.reward).map((one) => sign(one.icon, one.vp?.toString())),
  back: ({ parts }) => BENEFITS.filter(([steps]) => steps === parts.back).map(([, given]) => ({ sign: given })),
  die: icon("die"),
  put: servants("servant"),
  "put-at": (choice, board) => [...servants("servant")(choice, board), sign(PLACES[choice.parts.place as Place])],
  tokens,
  "tokens-power": tokens,
  cheaper: token("cheaper"),
  "twice-value": token("twice-value"),
  again: token("twice-action"),
  advance: icon("intrigue"),
};

/** For rows that stand for several moves: what they begin with. */
const BEGUN: Partial<Record<Kind, IconName>> = { harbour: "ship", "new-ship": "ship", die: "die", tokens: "token", supply: "gain", pool: "pay", wall: "place" };

export function marks({ choice, target }: Offer, board: Board): Mark[] {
  if (choice) return DRAWN[choice.key as MoveKey]?.(choice, board) ?? [];
  const { kind, name } = read(target as Target);
  if (kind === "card" || kind === "discard") return [card(name, board)];
  return BEGUN[kind] ? [sign(BEGUN[kind])] : [];
}

/** What it costs, for moves whose signs do not say it. */
export function cost({ choice }: Offer): Sign[] {
  switch (choice?.key as MoveKey | undefined) {
    case "house":
    case "square":
    case "decree":
      return [["pay", String(choice!.price)]];
    case "back":
      return [["intrigue", `−${choice!.parts.back}`]];
    case "die":
      return [["intrigue", "−5"]];
    case "give":
      return choice!.price ? [["pay", "2"], ["discard"], ["close"]] : [];
    default:
      return [];
  }
}

/** How many of these gifts are free; null where none is a gift with a price. */
export function free({ choices }: Offer): number | null {
  const gifts = choices.filter(({ key, price }) => key === "give" && price !== null);
  return gifts.length ? gifts.filter(({ price }) => price === 0).length : null;
}
