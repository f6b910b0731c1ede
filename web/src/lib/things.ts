/** The things on the table that can be asked what they are: whatever has `data-thing` (docs/notation.md). */

/** Where things lie: each region has one stop for Tab, and arrow keys go from thing to thing. */
const REGIONS = ".board, .low, .families, .pages";
const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

type Thing = (HTMLElement | SVGElement) & { dataset: { thing: string } };

/** The thing that this is part of. */
export function thingAt(node: EventTarget | null): Thing | null {
  return node instanceof Element ? node.closest<Thing>("[data-thing]") : null;
}

const isButton = (thing: Element) => thing.matches("button, [role=button]");

/** The things of a region that can have the focus, in their order: of several drawings of one thing the first, or its button. */
function reachable(region: Element): Thing[] {
  const found = new Map<string, Thing>();
  for (const thing of region.querySelectorAll<Thing>("[data-thing]")) {
    const part = thing.parentElement!.closest("button, [role=button], [aria-hidden=true]"); // it belongs to the button
    const known = found.get(thing.dataset.thing);
    if (!part && (!known || (isButton(thing) && !isButton(known)))) found.set(thing.dataset.thing, thing);
  }
  return [...found.values()];
}

/** Make every thing something that Tab and the arrow keys can get to; returns those that must be given a name. */
export function arrange(root: Element): Thing[] {
  return [...root.querySelectorAll(REGIONS)].flatMap((region) => {
    const things = reachable(region);
    const quiet = things.filter((thing) => !isButton(thing));
    const stop = quiet.find((thing) => thing.tabIndex === 0) ?? quiet[0];
    for (const thing of quiet) {
      set(thing, "tabindex", thing === stop ? "0" : "-1");
    }
    return quiet;
  });
}

/** Tell screen readers what it is: never that it is a picture without saying of what. */
export function call(thing: Thing, name: string): void {
  set(thing, "aria-label", name);
  set(thing, "role", thing.querySelector("[data-thing]") ? "group" : "img");
}

/** Attributes that stay the same are left alone, so that nobody is told of a change. */
function set(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** From one thing of a region to the next with an arrow key; true if the key was one. */
export function step(event: KeyboardEvent): boolean {
  const to = STEPS[event.key];
  const from = thingAt(document.activeElement);
  const region = from?.closest(REGIONS);
  if (!to || !region || from !== document.activeElement) return false;
  const things = reachable(region);
  const next = things[to(things.indexOf(from!), things.length - 1)];
  if (!next) return false;
  if (!isButton(from!)) from!.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
  return true;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const GAP = 8; // pixels between the card and the thing, and the edge of the window

/** Where a card of this size stands beside a thing: right, left, below or above, wherever it fits and covers nothing that is
    to be seen; else where it covers at least not the thing; else where there is most room. */
export function beside(thing: Box, seen: Box[], width: number, height: number, page: { width: number; height: number }): { left: number; top: number } {
  const [lefts, tops] = [[thing.left, thing.right - width], [thing.top, thing.bottom - height]];
  const places = [
    ...tops.map((top) => ({ room: page.width - thing.right - width, left: thing.right + GAP, top })),
    ...tops.map((top) => ({ room: thing.left - width, left: thing.left - width - GAP, top })),
    ...lefts.map((left) => ({ room: page.height - thing.bottom - height, left, top: thing.bottom + GAP })),
    ...lefts.map((left) => ({ room: thing.top - height, left, top: thing.top - height - GAP })),
  ].map(({ room, left, top }) => ({ room, left: clamp(left, page.width - width), top: clamp(top, page.height - height) }));
  const beside = places.filter(({ room }) => room >= 2 * GAP);
  const covers = ({ left, top }: { left: number; top: number }) =>
    seen.some((box) => left < box.right && box.left < left + width && top < box.bottom && box.top < top + height);
  const { left, top } = beside.find((place) => !covers(place)) ?? beside[0] ?? places.reduce((most, place) => (place.room > most.room ? place : most));
  return { left, top };
}

const clamp = (at: number, most: number) => Math.max(GAP, Math.min(at, most - GAP));
