import { beforeAll, describe, expect, test } from "vitest";
import { board } from "../board/sample";
import { LANGUAGES, TARGETS } from "./generated";
import { cityWords, litWords, targetWords } from "./labels";
import { choice } from "./samples";
import { words } from "./words.svelte";

const NAMES = {
  card: "2-intrigue", discard: "2-intrigue", city: "Beijing", decree: "L3-JADE", die: "B", harbour: "a3", house: "4", "new-ship": "b",
  option: "wall:B", place: "wall", reward: "vp", pool: "", square: "", supply: "", tokens: "", wall: "",
} satisfies Record<(typeof TARGETS)[number], string>;
const CODES = /page-|[ab][1-5]\b|L\d-|\broute [ab]\b|\bdie B\b|\{|\$/i;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => words.speak(language));

  test.each(TARGETS)("a %s is told without a code", (kind) => {
    const told = targetWords(NAMES[kind] ? `${kind}:${NAMES[kind]}` : kind, board(5));
    expect(told).not.toMatch(CODES);
    expect(told.trim()).not.toBe("");
  });

  test("harbours of two routes are told apart, and those of one are not burdened with it", () => {
    const [upper, lower, only] = [targetWords("harbour:a3", board(5)), targetWords("harbour:b3", board(5)), targetWords("harbour:a3", board(3))];
    expect(new Set([upper, lower, only]).size).toBe(3);
    expect(only).toMatch(/3$/);
  });
});

describe("words", () => {
  beforeAll(() => words.speak("en"));

  test("a city of somebody's own map keeps its name", () => {
    expect(cityWords("Ulan Bator")).toBe("Ulan Bator");
  });

  test("a lit thing says what its one move does, and its own name where there are several", () => {
    const one = choice("go Beijing", "go", "city:Beijing");
    expect(litWords([one], [], board(3))).toEqual({ "city:Beijing": "words of go Beijing" });
    expect(litWords([one, one], [], board(3))).toEqual({ "city:Beijing": "Beijing" });
  });

  test("what is picked keeps its name", () => {
    const one = choice("4-canal jade", "give", "card:4-canal", "place:jade");
    expect(Object.keys(litWords([one], ["card:4-canal"], board(3)))).toEqual(["card:4-canal", "place:jade"]);
  });

  test("an option is called by its letter too", () => {
    expect(litWords([choice("B", "B", "option:wall:B")], [], board(3))).toEqual({ "option:wall:B": "B: words of B" });
  });
});
