import { expect, test } from "vitest";
import { PLACES } from "./generated";
import { offers, withUnavailable } from "./options";
import { choice } from "./samples";

const many = ["4-canal", "8"].flatMap((card) =>
  PLACES.map((place) => choice(`${card} ${place}`, "give", `card:${card}`, `place:${place}`)),
);
const name = (target: string) => ({ words: `the ${target}`, brief: target });

test("few moves are offered whole", () => {
  const few = [choice("A", "A", "option:travel:A"), choice("skip", "skip")];
  expect(offers(few, [], name).map((offer) => offer.choice?.move)).toEqual(["A", "skip"]);
});

test("many moves are offered by what they begin with", () => {
  expect(offers(many, [], name).map((offer) => [offer.words, offer.choices.length])).toEqual([
    ["the card:4-canal", 7],
    ["the card:8", 7],
  ]);
});

test("a move that begins like no other is offered whole among them", () => {
  expect(offers([...many, choice("skip", "skip")], [], name).at(-1)?.choice?.move).toBe("skip");
});

test("what cannot be chosen stands where it would be looked for, and says why", () => {
  const [a, b, skip] = [choice("A", "A", "option:wall:A"), choice("B", "B", "option:wall:B"), choice("skip", "skip")];
  const rows = withUnavailable(offers([a, skip], [], name), [{ choice: b, after: 1, why: "needs 2" }]);
  expect(rows.map(({ choice, why }) => [choice?.move, why])).toEqual([["A", null], ["B", "needs 2"], ["skip", null]]);
});

test("it may be the first and the last", () => {
  const [a, b, skip] = [choice("A", "A"), choice("B", "B"), choice("skip", "skip")];
  const rows = withUnavailable(offers([b], [], name), [{ choice: a, after: 0, why: "no" }, { choice: skip, after: 1, why: "no" }]);
  expect(rows.map(({ choice }) => choice?.move)).toEqual(["A", "B", "skip"]);
});
