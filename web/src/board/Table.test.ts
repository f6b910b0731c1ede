import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import * as sample from "./sample";
import Table from "./Table.svelte";

beforeAll(() => words.speak("en"));
afterEach(cleanup);

function lay(players: number, change: Record<string, unknown> = {}) {
  const onpoint = vi.fn();
  const onhover = vi.fn();
  const props = {
    board: sample.board(players), view: sample.view(players), seats: sample.seats(players), me: 0 as number | null, lit: new Set<string>(),
    pointed: null, picked: [] as string[], labels: {}, onpoint, onhover, phone: false, ...change,
  };
  const shown = render(Table, { props });
  const at = (target: string) => shown.container.querySelector<SVGGElement>(`[data-target="${target}"]`)!;
  return { ...shown, at, onpoint, onhover, props };
}

describe("a lit thing", () => {
  const change = { lit: new Set(["place:wall"]), labels: { "place:wall": "Give the 1 to the wall" } };

  it("is a button with the words of its label", () => {
    const { at } = lay(3, change);
    expect(at("place:wall").getAttribute("role")).toBe("button");
    expect(at("place:wall").getAttribute("tabindex")).toBe("0");
    expect(at("place:wall").getAttribute("aria-label")).toBe("Give the 1 to the wall");
  });

  it("is chosen by a click", async () => {
    const { at, onpoint } = lay(3, change);
    await fireEvent.click(at("place:wall"));
    expect(onpoint.mock.calls).toEqual([["place:wall"]]);
  });

  it.each(["Enter", " "])("is chosen by the key %j", async (key) => {
    const { at, onpoint } = lay(3, change);
    await fireEvent.keyDown(at("place:wall"), { key });
    expect(onpoint.mock.calls).toEqual([["place:wall"]]);
  });

  it("says that it is picked", () => {
    const { at } = lay(3, { picked: ["place:wall"] });
    expect(at("place:wall").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a thing that is not lit", () => {
  it("is no button", () => {
    expect(lay(3).at("city:Beijing").getAttribute("role")).not.toBe("button");
  });

  it("is told of when the pointer comes and goes", async () => {
    const { at, onhover } = lay(3);
    await fireEvent.pointerEnter(at("city:Beijing"));
    await fireEvent.pointerLeave(at("city:Beijing"));
    expect(onhover.mock.calls).toEqual([["city:Beijing"], [null]]);
  });
});

it("gives equal cards of the hand one place among the keys", () => {
  const view = sample.view(3);
  view.seen.hand = [sample.label(1), sample.label(10)];
  const { container } = lay(3, { view, lit: new Set(["card:2-intrigue"]) });
  expect(container.querySelectorAll('[data-target="card:2-intrigue"]')).toHaveLength(2);
  expect(container.querySelectorAll('[data-target="card:2-intrigue"][tabindex]')).toHaveLength(1);
});

it("stacks the markers of a space in Intrigue order, the first one on top", () => {
  const { container } = lay(3, { view: sample.view(3, { order: [1, 2, 0] }) });
  const drawn = [...container.querySelectorAll('[data-piece^="marker:"]')].map((node) => node.getAttribute("data-piece"));
  expect(drawn).toEqual(["marker:0", "marker:2", "marker:1"]);
});

it("draws one route of the canal for three players and two for five", () => {
  expect(lay(3).at("harbour:b1")).toBeNull();
  cleanup();
  expect(lay(5).at("harbour:b5")).not.toBeNull();
});

it("shows where a new ship would go only when it may be put there", () => {
  expect(lay(3).at("new-ship:a")).toBeNull();
  cleanup();
  expect(lay(3, { lit: new Set(["new-ship:a"]) }).at("new-ship:a")).not.toBeNull();
});

it("compares the picked card with every gift", () => {
  const hand = sample.view(3).seen.hand[0]!.replace(/#.*/, "");
  expect(lay(3, { picked: [`card:${hand}`] }).container.querySelectorAll(".compare")).toHaveLength(7);
});

it("shows everything that lies open of the other families", () => {
  const { getByRole } = lay(3);
  const family = getByRole("article", { name: "Family 1" });
  expect(family.textContent).toContain("4 in the pool");
  expect(family.textContent).toContain("start player");
});

it("opens the known cards of a family", async () => {
  const { getByRole } = lay(3);
  const family = getByRole("article", { name: "Family 2" });
  await fireEvent.click(family.querySelector("button")!);
  expect(family.textContent).toContain("In the discard pile, seen by all");
});

it("shows Meng's automa cards in the solo game", () => {
  const { getByRole } = lay(1);
  expect(getByRole("article", { name: "Family 1" }).textContent).toContain("Focus");
});

it("tells the table in words", () => {
  const { getByRole } = lay(3);
  const told = getByRole("region", { name: "The table in words" }).textContent;
  expect(told).toContain("Hangzhou: Traveller of Family 1");
  expect(told).toContain("Family 0: ship in a2, load 2");
});

describe("on a phone", () => {
  const tab = (shown: ReturnType<typeof lay>, name: RegExp) => shown.getByRole("tab", { name });

  it("marks the page that has something lit", () => {
    const shown = lay(3, { phone: true, lit: new Set(["card:1", "decree:L1-SHIP"]) });
    expect(tab(shown, /^Palace/).className).toContain("lit");
    expect(tab(shown, /^Map/).className).not.toContain("lit");
  });

  it("turns to the one page where something is to be chosen", () => {
    const shown = lay(3, { phone: true, lit: new Set(["house:3"]) });
    expect(tab(shown, /^Jade/).getAttribute("aria-selected")).toBe("true");
  });

  it("marks the page where something has just happened", async () => {
    const shown = lay(3, { phone: true });
    await shown.rerender({ view: sample.view(3, { houses: [1] }) });
    expect(tab(shown, /^Jade/).className).toContain("fresh");
    expect(tab(shown, /^Canal/).className).not.toContain("fresh");
  });
});

describe.each([1, 2, 3, 4, 5])("with %d players", (players) => {
  it.each([false, true])("is drawn without a complaint, phone: %s", (phone) => {
    const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
    lay(players, { phone });
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });

  it("is drawn for a spectator", () => {
    expect(lay(players, { me: null }).queryAllByRole("article")).toHaveLength(Math.max(2, players));
  });
});

it("has words for everything it says", () => {
  const { container } = lay(5, { phone: true });
  const spoken = [...container.querySelectorAll("[aria-label], [title]")].map((node) => node.getAttribute("aria-label") ?? node.getAttribute("title"));
  for (const said of [...spoken, container.textContent]) expect(said).not.toMatch(/\b(board|place|token|decree)-[a-z]/);
});
