import { expect, test } from "vitest";
import type { RulePage } from "./protocol";
import { blocks, found, pieceOf, stretches, wordsOf } from "./rulebook";

const rule = (id: string, title: string, text: string) => ({ id, title, text, see_also: [] });
const PAGES: RulePage[] = [
  { name: "wall", part: "places", title: "Mur", introduction: "", rules: [rule("WALL-1", "Służący", "Zapłać 1 służącego."), rule("WALL-2", "Mur", "Nic.")] },
  { name: "jade", part: "places", title: "Jade", introduction: "", rules: [rule("JADE-1", "Œuvre", "D’un\u00a0coup d’œil")] },
];
const ids = (search: string) => found(PAGES, wordsOf(search)).flatMap((page) => page.rules.map((one) => one.id));
const SERVANT = pieceOf("servant", "služebn*");

test.each([
  ["sluzacy", ["WALL-1"]],
  ["ZAPLAC 1", ["WALL-1"]],
  ["oeuvre", ["JADE-1"]],
  ["d'un coup", ["JADE-1"]],
  ["wall-2", ["WALL-2"]],
  ["", ["WALL-1", "WALL-2", "JADE-1"]],
  ["nothing like it", []],
])("the rules with %j", (search, expected) => {
  expect(ids(search)).toEqual(expected);
});

test("what was searched for is marked in the text as it is written", () => {
  const marked = stretches("Zapłać służącym", wordsOf("sluzacy zaplac"), []).filter((one) => one.marked);
  expect(marked.map((one) => one.text)).toEqual(["Zapłać", "służący"]);
});

test("the first mention of a piece gets its picture", () => {
  const cut = stretches("Jeden služebník a dva služebníci", [], [SERVANT]);
  expect(cut.map((one) => [one.text, one.piece])).toEqual([["Jeden ", null], ["služebník", "servant"], [" a dva služebníci", null]]);
});

test("no letter is lost or doubled", () => {
  const text = "Služebník, œuvre, služebnice.";
  expect(stretches(text, wordsOf("e"), [SERVANT]).map((one) => one.text).join("")).toBe(text);
});

test("paragraphs and lists are told apart, without their markup", () => {
  expect(blocks("One **bold**.\n\n- a\n- b")).toEqual(["One bold.", ["a", "b"]]);
});
