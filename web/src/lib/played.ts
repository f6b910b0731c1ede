/** What reviewed games add up to. */
import type { ReviewSummary } from "./protocol";

/** A game of this browser's player, in the figures of its review. */
export interface Played extends ReviewSummary {
  table: string;
  seat: number;
  /** When the game was over: seconds since 1970. */
  ended: number;
  players: number;
  difficulty: string | null;
  /** How deep the review is. */
  iterations: number;
}

export type Which = "all" | "solo" | "others";
export const WINDOW = 5; // games in a moving mean
const MOST = 300; // games that are kept

export const mean = (values: number[]) => (values.length ? sum(values) / values.length : 0);

/** Points that mistakes cost. */
export const lost = (game: Played) => sum(Object.values(game.marks).map(({ points }) => points));

/** The same for every ten decisions: games differ in length. */
export const lostInTen = (game: Played) => (10 * lost(game)) / Math.max(1, game.decisions);

export const overPar = (game: Played) => game.score - game.par;

export function chosen(games: Played[], which: Which): Played[] {
  return games.filter(({ players }) => which === "all" || (which === "solo") === (players === 1));
}

/** Each value becomes the mean of the last few up to it. */
export function movingMean(values: number[], window = WINDOW): number[] {
  return values.map((_, i) => mean(values.slice(Math.max(0, i + 1 - window), i + 1)));
}

/** What each kind of mistake costs per game, the dearest first: in tenths, which add up to the tenths of their sum. */
export function perGame(games: Played[], costs: (game: Played) => Record<string, number>): [kind: string, points: number][] {
  const totals: Record<string, number> = {};
  for (const game of games) for (const [kind, points] of Object.entries(costs(game))) totals[kind] = (totals[kind] ?? 0) + points;
  const means = Object.entries(totals).map(([kind, points]) => [kind, points / games.length] as [string, number]);
  return tenths(means).filter(([, points]) => points).sort(([, one], [, other]) => other - one);
}

/** What rounding down leaves over goes to those that lost most by it. */
function tenths(means: [string, number][]): [string, number][] {
  const parts = means.map(([kind, points]) => ({ kind, down: Math.floor(10 * points), lost: 10 * points - Math.floor(10 * points) }));
  const over = Math.round(10 * sum(means.map(([, points]) => points))) - sum(parts.map(({ down }) => down));
  const lucky = new Set([...parts].sort((one, other) => other.lost - one.lost).slice(0, over));
  return parts.map((part) => [part.kind, (part.down + (lucky.has(part) ? 1 : 0)) / 10]);
}

/** The games with this one, the earliest first.  A deeper review replaces the one before, a less deep one does not. */
export function withGame(games: Played[], game: Played): Played[] {
  const before = games.find(({ table, seat }) => table === game.table && seat === game.seat);
  if (before && before.iterations > game.iterations) return games;
  const others = games.filter((one) => one !== before);
  return [...others, game].sort((one, other) => one.ended - other.ended).slice(-MOST);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
