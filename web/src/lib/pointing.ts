/** Where the things that a lesson speaks of are drawn (docs/notation.md, "Things"). */

/** Where things are pointed at. */
const REGIONS = ".board, .low, .families, .pages";
/** Drawings of one thing within one of these belong together. */
const PICTURES = "svg, article, button, .pages .page";
const OF_FAMILY = /^(hand|discards|vp|jade|decrees|pool|supply|double|tokens|rewards|reward|slot|known):(\d)/;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The drawings of a thing: a place is its gift, its official and its options; what a folded family has, the family. */
export function drawingsOf(thing: string, root: ParentNode = document): Element[] {
  const selector = selectorsOf(thing).find((one) => document.querySelector(one));
  const found = selector ? [...root.querySelectorAll(selector)].filter((node) => node.closest(REGIONS)) : [];
  const onBoard = found.filter((node) => !node.closest(".families"));
  return onBoard.length ? onBoard : found;
}

/** Is this one of them? */
export function isDrawingOf(thing: string, node: Element): boolean {
  const selector = selectorsOf(thing).find((one) => document.querySelector(one));
  return selector !== undefined && node.matches(selector);
}

function selectorsOf(thing: string): string[] {
  const quoted = CSS.escape(thing);
  const exact = [`[data-thing="${quoted}"]`, `[data-target="${quoted}"]`];
  const [kind, name = ""] = thing.split(":");
  const at = CSS.escape(name);
  if (kind === "place") return [`[data-thing="gift:${at}"], [data-thing="official:${at}"], [data-thing^="option:${at}"]`];
  if (thing === "hand:0") return [`.low [data-target^="card:"]`, ...exact]; // the learner's own
  const family = OF_FAMILY.exec(thing)?.[2];
  return family ? [...exact, `[data-thing="family:${family}"]`] : exact;
}

/** What was pointed at, the smallest thing first. */
export function pointedAt(node: EventTarget | null): Element[] {
  const found: Element[] = [];
  let thing = node instanceof Element && node.closest(REGIONS) ? node.closest("[data-thing]") : null;
  for (; thing; thing = thing.parentElement!.closest("[data-thing]")) found.push(thing);
  return found;
}

/** The boxes around a thing, one for each picture that it is drawn in, as seen from a point. */
export function boxesOf(thing: string, from: { left: number; top: number }): Box[] {
  const boxes = new Map<Element | null, Box>();
  for (const drawing of drawingsOf(thing)) {
    const { x, y, width, height } = drawing.getBoundingClientRect();
    if (!width) continue;
    const [left, top] = [x - from.left, y - from.top];
    const drawn = { left, top, right: left + width, bottom: top + height };
    const picture = drawing.closest(PICTURES);
    boxes.set(picture, around(boxes.get(picture) ?? drawn, drawn));
  }
  return [...boxes.values()];
}

/** Boxes whose rings would cross share one: each becomes that around all of them. */
export function joined(boxes: Box[], gap = 14): Box[] {
  const touch = (one: Box, other: Box) =>
    one.left < other.right + gap && other.left < one.right + gap && one.top < other.bottom + gap && other.top < one.bottom + gap;
  const next = boxes.map((box) => boxes.filter((other) => touch(box, other)).reduce(around));
  const settled = next.every((box, i) => box.left === boxes[i]!.left && box.right === boxes[i]!.right && box.top === boxes[i]!.top && box.bottom === boxes[i]!.bottom);
  return settled ? boxes : joined(next, gap);
}

function around(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/** The page of the board on a phone where the first of these things lies; where it is on several, the one with most of them. */
export function pageWith(things: string[], strip: Element): number {
  const pages = [...strip.children];
  const count = (some: string[], page: Element) => some.flatMap((thing) => drawingsOf(thing, page)).length;
  const first = things.filter((thing) => count([thing], strip)).slice(0, 1);
  const worth = pages.map((page) => count(first, page) && count(first, page) * 100 + count(things, page));
  return first.length ? worth.indexOf(Math.max(...worth)) : -1;
}

/** A loop drawn by hand around a box: it ends a little past where it began. */
export function loop({ left, top, right, bottom }: Box, gap = 7): string {
  const [l, t, r, b] = [left - gap, top - gap, right + gap, bottom + gap];
  const [w, h] = [r - l, b - t];
  const c = Math.min(w, h, 90) * 0.46; // of the corners
  const p = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return [
    `M${p(l + w * 0.3, t + 2)}`,
    `L${p(r - c, t - 1)}`,
    `Q${p(r + 1, t - 1)} ${p(r + 1, t + c)}`,
    `L${p(r - 1, b - c)}`,
    `Q${p(r, b + 1)} ${p(r - c, b)}`,
    `L${p(l + c, b + 1)}`,
    `Q${p(l - 1, b)} ${p(l - 1, b - c)}`,
    `L${p(l, t + c)}`,
    `Q${p(l, t - 2)} ${p(l + c, t - 3)}`,
    `L${p(l + w * 0.3 + Math.min(26, w * 0.3), t - 4)}`,
  ].join("");
}
