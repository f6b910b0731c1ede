import { expect, it } from "vitest";
import { changed, onlyPage, pageOf } from "./pages";
import { player, table } from "./sample";

it.each([
  ["city:Xi'an", "map"], ["option:intrigue:B", "wall"], ["place:decrees", "palace"], ["square", "jade"], ["new-ship:b", "canal"],
  ["tokens", "own"], ["card:4-canal", undefined], ["die:A", "gifts"],
])("finds %s on the page %s", (target, page) => {
  expect(pageOf(target)).toBe(page);
});

it("turns to no page while something in the hand may be chosen", () => {
  expect(onlyPage(new Set(["tokens", "card:4-canal"]))).toBeUndefined();
  expect(onlyPage(new Set(["tokens", "pool"]))).toBe("own");
});

it("turns to the seven gifts while one of them is to be chosen", () => {
  expect(onlyPage(new Set(["place:jade", "place:wall"]))).toBe("gifts");
});

it("sees what has changed, and nothing else", () => {
  const before = table(2);
  expect(changed(before, table(2))).toEqual(new Set());
  expect(changed(before, table(2, { ships: {} }))).toEqual(new Set(["canal"]));
  expect(changed(before, table(2, { players: [player(0, { envoy: 3 }), player(1)] }))).toEqual(new Set(["palace"]));
  expect(changed(before, table(2, { gifts: { ...before.gifts, travel: "9" } }))).toEqual(new Set(["map"]));
});
