import { expect, test } from "vitest";
import { BEGINNER, expected, rated } from "./rating";

const player = { rating: 1500, deviation: 200 };

test("a step of Glickman's example", () => {
  const after = rated(player, { rating: 1400, deviation: 30 }, true);
  expect(after.rating).toBeCloseTo(1563.6, 0);
  expect(after.deviation).toBeCloseTo(175.2, 0);
});

test("who wins rises, who loses falls, and both are surer", () => {
  for (const won of [true, false]) {
    const after = rated(player, BEGINNER, won);
    expect(after.rating > player.rating).toBe(won);
    expect(after.deviation).toBeLessThan(player.deviation);
  }
});

test("what one side expects, the other does not", () => {
  const sure = { rating: 1700, deviation: 60 };
  expect(expected(player, { ...sure, deviation: 200 }) + expected({ ...sure, deviation: 200 }, player)).toBeCloseTo(1);
});
