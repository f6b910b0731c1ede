import { expect, test } from "vitest";
import { offers } from "./options";
import { ask, choice } from "./samples";

const PLACES = ["travel", "wall", "jade", "intrigue", "palace"];
const many = ask(
  "Give",
  ["4-canal", "8"].flatMap((card) => PLACES.map((place) => choice(`${card} ${place}`, "give", { card, place }))),
);
const name = (target: string) => `the ${target}`;

test("few moves are offered whole", () => {
  const few = ask("Travel", [choice("A", "A"), choice("skip", "skip")]);
  expect(offers(few, few.choices, [], name).map((offer) => offer.choice?.move)).toEqual(["A", "skip"]);
});

test("many moves are offered by what they begin with", () => {
  expect(offers(many, many.choices, [], name).map((offer) => [offer.words, offer.count])).toEqual([
    ["the card:4-canal", 5],
    ["the card:8", 5],
  ]);
});

test("a move that begins like no other is offered whole among them", () => {
  const mixed = ask("Give", [...many.choices, choice("skip", "skip")]);
  expect(offers(mixed, mixed.choices, [], name).at(-1)?.choice?.move).toBe("skip");
});
