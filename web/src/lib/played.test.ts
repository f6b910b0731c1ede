import { expect, test } from "vitest";
import { levels } from "./levels";
import { chosen, lost, lostInTen, mean, movingMean, overPar, perGame, withGame, type Played } from "./played";

function game(more: Partial<Played> = {}): Played {
  const review = { score: 40, par: 45.5, lead: -3, luck: 1.2, decisions: 50, marks: {}, groups: {}, sources: {} };
  return { table: "t", seat: 0, ended: 1, players: 2, difficulty: null, iterations: 5000, ...review, ...more };
}

test("what mistakes cost, in the game and for every ten decisions", () => {
  const one = game({ marks: { small: { n: 2, points: 3 }, decisive: { n: 1, points: 7 } } });
  expect(lost(one)).toBe(10);
  expect(lostInTen(one)).toBe(2);
  expect(lost(game())).toBe(0);
  expect(lostInTen(game({ decisions: 0 }))).toBe(0);
});

test("a score is measured by that of the bots", () => {
  expect(overPar(game())).toBe(-5.5);
});

test("a moving mean begins with as many as there are", () => {
  expect(movingMean([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
  expect(mean([])).toBe(0);
});

test("games alone and with others", () => {
  const games = [game({ players: 1, difficulty: "hard" }), game()];
  expect(chosen(games, "all")).toEqual(games);
  expect(chosen(games, "solo")).toEqual([games[0]]);
  expect(chosen(games, "others")).toEqual([games[1]]);
});

test("costs per game have the dearest first and add up as they are shown", () => {
  const games = [game({ sources: { jade: 1, wall: 0.1 } }), game({ sources: { wall: 2, rivals: -1 } }), game()];
  expect(perGame(games, ({ sources }) => sources)).toEqual([["wall", 0.7], ["jade", 0.3], ["rivals", -0.3]]);
  const shown = perGame(games, ({ sources }) => sources).map(([, points]) => Math.round(10 * points));
  expect(shown.reduce((total, n) => total + n)).toBe(Math.round((10 * 2.1) / 3));
});

test("a kind that is nothing once it is rounded is left out", () => {
  expect(perGame([game({ sources: { jade: 1 } }), game({ sources: { jade: 1, wall: 0 } })], ({ sources }) => sources)).toEqual([["jade", 1]]);
});

test("a deeper review replaces the one before, a less deep one does not", () => {
  const usual = game();
  const deeper = game({ iterations: 20_000, score: 41 });
  expect(withGame([usual], deeper)).toEqual([deeper]);
  expect(withGame([deeper], usual)).toEqual([deeper]);
  expect(withGame([usual], game({ score: 42 }))).toEqual([game({ score: 42 })]);
  expect(withGame([usual], game({ seat: 1 }))).toHaveLength(2);
});

test("games are in the order in which they ended, and the earliest go when there are too many", () => {
  let games: Played[] = [];
  for (let i = 400; i > 0; i--) games = withGame(games, game({ table: `${i}`, ended: i }));
  expect(games).toHaveLength(300);
  expect([games[0]!.ended, games.at(-1)!.ended]).toEqual([101, 400]);
});

test("the lines of a graph", () => {
  expect(levels(-5, 5)).toEqual([-4, -2, 0, 2, 4]);
  expect(levels(0, 2)).toEqual([0, 1, 2]);
  expect(levels(-12, 31)).toEqual([-10, 0, 10, 20, 30]);
});
