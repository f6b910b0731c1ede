import { expect, test } from "vitest";
import { cardName, read, targetOf } from "./targets";

test.each([
  ["square", { kind: "square", name: "", detail: "" }],
  ["city:Xi'an", { kind: "city", name: "Xi'an", detail: "" }],
  ["option:wall:B", { kind: "option", name: "wall", detail: "B" }],
])("%s is read by its parts", (target, parts) => {
  expect(read(target)).toEqual(parts);
});

test("equal cards are pointed at by one name", () => {
  expect(cardName("8#2")).toBe("8");
});

test.each([
  ["sail", { harbour: "a1", to: "a2" }, "harbour:a2"],
  ["exchange", { card: "9", place: "jade", taken: "8" }, "place:jade"],
  ["automa", { special: 1, place: "" }, null],
  ["envoy", { n: 1 }, "palace"],
  ["gain", { n: 2, double: 0 }, null],
])("%s happens at its thing", (what, facts, target) => {
  expect(targetOf({ what, facts })).toBe(target);
});
