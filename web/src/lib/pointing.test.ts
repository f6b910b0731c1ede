import { beforeEach, expect, test } from "vitest";
import { drawingsOf, isDrawingOf, pageWith, pointedAt, joined } from "./pointing";

const ids = (nodes: Element[]) => nodes.map((node) => node.id);
const strip = () => document.querySelector(".strip")!;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="pages">
      <div class="chips"><button id="carp" data-thing="family:1"></button></div>
      <div class="strip">
        <div class="page"><i id="small" data-target="place:wall" data-thing="gift:wall"></i></div>
        <div class="page">
          <i id="large" data-target="place:wall" data-thing="gift:wall"></i><i id="official" data-thing="official:wall"></i>
          <i id="wall" data-thing="wall"><i id="space" data-thing="space:1"></i></i>
        </div>
      </div>
    </div>
    <div class="low"><i id="card" data-target="card:8" data-thing="card:8"></i></div>
    <div class="families"><i id="row" data-thing="card:8"></i><i id="pool" data-thing="pool:0"></i></div>
    <p id="elsewhere" data-thing="gift:wall"></p>`;
});

test("a thing is found wherever it is drawn on the table, at its family only if nowhere else", () => {
  expect(ids(drawingsOf("gift:wall"))).toEqual(["small", "large"]);
  expect(ids(drawingsOf("card:8"))).toEqual(["card"]);
  expect(ids(drawingsOf("pool:0"))).toEqual(["pool"]);
});

test("a place is its gift, its official and its options", () => {
  expect(ids(drawingsOf("place:wall"))).toEqual(["small", "large", "official"]);
});

test("what a folded family has is shown by the family", () => {
  expect(ids(drawingsOf("pool:1"))).toEqual(["carp"]);
});

test("pointing at a part is pointing at the whole", () => {
  const things = pointedAt(document.getElementById("space"));
  expect(ids(things)).toEqual(["space", "wall"]);
  expect(things.map((thing) => isDrawingOf("wall", thing))).toEqual([false, true]);
  expect(pointedAt(document.getElementById("elsewhere"))).toEqual([]);
});

test("a phone turns to where most of the first thing lies", () => {
  expect(pageWith(["gift:wall"], strip())).toBe(0);
  expect(pageWith(["place:wall"], strip())).toBe(1);
  expect(pageWith(["gift:wall", "wall"], strip())).toBe(1);
  expect(pageWith(["card:8", "space:1"], strip())).toBe(1);
  expect(pageWith(["card:8"], strip())).toBe(-1);
});

test("things that lie side by side share a ring, others have their own", () => {
  const box = (left: number) => ({ left, top: 0, right: left + 50, bottom: 80 });
  expect(joined([box(0), box(55), box(110), box(300)])).toEqual([
    ...Array.from({ length: 3 }, () => ({ left: 0, top: 0, right: 160, bottom: 80 })),
    box(300),
  ]);
});
