import { expect, test } from "vitest";
import { choice } from "./samples";
import { cardName, meant, targetsOf } from "./targets";

test.each([
  ["Give", choice("8 wall", "give", { card: "8", place: "wall" }), ["card:8", "place:wall"]],
  ["Swap", choice("swap discard 3 jade", "swap", { pile: "discard", card: "3", place: "jade" }), ["discard:3", "place:jade"]],
  ["GreatWall", choice("B", "B"), ["option:wall:B"]],
  ["Journey", choice("go Xi'an", "go", { city: "Xi'an" }), ["city:Xi'an"]],
  ["LastClaims", choice("claim a4 vp", "claim", { harbour: "a4", reward: "vp" }), ["harbour:a4", "reward:vp"]],
  ["Give", choice("skip", "skip"), []],
])("%s: what is pointed at for %o", (about, made, targets) => {
  expect(targetsOf(about, made)).toEqual(targets);
});

test("equal cards are pointed at by one name", () => {
  expect(cardName("8#2")).toBe("8");
});

test.each([
  ["Give", ["card:8"], "place:wall", "8 wall"],
  ["Give", [], "place:wall", null],
  ["Journey", [], "city:Beijing", "go Beijing"],
  ["GreatWall", [], "option:wall:B", "B"],
  ["GreatWall", [], "option:jade:A", null],
  ["Decrees", [], "decree:L1-SHIP", "decree L1-SHIP"],
])("%s, after %o: %s means %s", (about, picked, target, move) => {
  expect(meant(about, picked, target)).toBe(move);
});
