import { expect, test } from "vitest";
import { beside } from "./things";

const PAGE = { width: 1000, height: 600 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("a card stands to the right of its thing where there is room", () => {
  const thing = box(100, 100, 140, 140);
  expect(beside(thing, [thing], 300, 150, PAGE)).toEqual({ left: 148, top: 100 });
});

test("it covers no other drawing of the thing", () => {
  const [thing, name] = [box(400, 300, 440, 340), box(450, 300, 500, 320)];
  const { left } = beside(thing, [thing, name], 300, 150, PAGE);
  expect(left + 300).toBeLessThanOrEqual(400);
});

test("where something has to be covered, it is not the thing itself", () => {
  const [thing, everything] = [box(400, 300, 440, 340), box(0, 0, 1000, 600)];
  expect(beside(thing, [thing, everything], 300, 150, PAGE)).toEqual({ left: 448, top: 300 });
});

test("it stays on the page", () => {
  const thing = box(960, 560, 990, 590);
  const { left, top } = beside(thing, [thing], 300, 150, PAGE);
  expect(left + 300).toBeLessThanOrEqual(960);
  expect(top + 150).toBeLessThan(600);
});
