/** Ratings after Glickman: a strength, and how unsure it is.  A solver and a puzzle play against each other. */

export interface Rating {
  rating: number;
  deviation: number;
}

export const BEGINNER: Rating = { rating: 1000, deviation: 350 };
const Q = Math.LN10 / 400;
const LEAST = 50; // a rating never stops moving

/** How much a result says, if one is so unsure of the other's strength. */
const weight = (deviation: number) => 1 / Math.sqrt(1 + (3 * Q * Q * deviation * deviation) / (Math.PI * Math.PI));

/** The probability that `one` wins. */
export function expected(one: Rating, other: Rating): number {
  return 1 / (1 + 10 ** ((-weight(other.deviation) * (one.rating - other.rating)) / 400));
}

/** The rating of `one` after a win, or a loss, against `other`. */
export function rated(one: Rating, other: Rating, won: boolean): Rating {
  const g = weight(other.deviation);
  const e = expected(one, other);
  const sure = 1 / one.deviation ** 2 + Q * Q * g * g * e * (1 - e);
  return { rating: one.rating + (Q / sure) * g * ((won ? 1 : 0) - e), deviation: Math.max(LEAST, Math.sqrt(1 / sure)) };
}
