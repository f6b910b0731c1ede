import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { OPTIONS, TARGETS } from "../lib/generated";
import { cardName } from "../lib/targets";
import { words } from "../lib/words.svelte";
import { lay } from "./lay";
import * as sample from "./sample";

vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => words.speak("en"));
afterEach(cleanup);

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

  it("is told of when it gets and loses the focus", async () => {
    const { at, onhover } = lay(3, change);
    await fireEvent.focusIn(at("place:wall"));
    await fireEvent.focusOut(at("place:wall"));
    expect(onhover.mock.calls).toEqual([["place:wall"], [null]]);
  });
});

it("says of a picked thing that it is picked", () => {
  const { at } = lay(3, { picked: ["place:wall"] });
  expect(at("place:wall").getAttribute("aria-pressed")).toBe("true");
});

it("makes no button of a thing that is not lit, but tells when the pointer comes and goes", async () => {
  const { at, onhover } = lay(3);
  expect(at("city:Beijing").getAttribute("role")).not.toBe("button");
  await fireEvent.pointerEnter(at("city:Beijing"));
  await fireEvent.pointerLeave(at("city:Beijing"));
  expect(onhover.mock.calls).toEqual([["city:Beijing"], [null]]);
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

it("draws one route of the canal for three players", () => {
  const { has } = lay(3);
  expect([has("harbour:a5"), has("harbour:b1")]).toEqual([true, false]);
});

it("draws two routes for five", () => {
  const { has } = lay(5);
  expect([has("harbour:a5"), has("harbour:b5")]).toEqual([true, true]);
});

it("shows in the first free harbour where a new ship may be put", () => {
  const { at } = lay(3, { lit: new Set(["new-ship:a"]) });
  expect(at("harbour:a1").nextElementSibling).toBe(at("new-ship:a"));
});

it.each(TARGETS)("has something to point at for every %s", (kind) => {
  const { container } = lay(5, { lit: new Set(["new-ship:a"]) });
  expect(container.querySelector(`[data-target="${kind}"], [data-target^="${kind}:"]`)).not.toBeNull();
});

it("has every option of the locations", () => {
  const { has } = lay(3);
  expect(OPTIONS.filter((option) => !has(option))).toEqual([]);
});

it("shows no place for a new ship that may not be put out", () => {
  expect(lay(3).has("new-ship:a")).toBe(false);
});

describe("the picked card", () => {
  const label = sample.view(3).seen.hand[0]!;
  const picked = [`card:${cardName(label)}`];
  const beside = (lit: string[]) => [...lay(3, { picked, lit: new Set(lit) }).container.querySelectorAll<SVGGElement>("svg g.mine")];

  it("stands beside every gift while a place is to be chosen: above the middle if higher, below it if lower", () => {
    const MIDDLE = 20;
    const value = (card: string) => sample.board(3).cards[card]!.value;
    const { gifts } = sample.view(3).seen.table;
    const found = beside(["place:wall"]).map((card) => {
      const place = card.closest<SVGGElement>("[data-target]")!.dataset.target!.replace("place:", "");
      const y = Number(/ ([\d.]+)/.exec(card.getAttribute("transform")!)![1]);
      return [place, Math.sign(MIDDLE - y)];
    });
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(gifts).map(([place, gift]) => [place, Math.sign(value(label) - value(gift!))])),
    );
  });

  it("leaves when the place is chosen", () => {
    expect(beside([])).toHaveLength(0);
  });
});

it("marks what has changed since the last view, and nothing else", async () => {
  const { piece, rerender } = lay(2);
  const players = [sample.player(0, { envoy: 3 }), sample.player(1)];
  await rerender({ view: sample.view(2, { players }) });
  expect([piece("envoy:0")!.dataset.fresh, piece("envoy:1")!.dataset.fresh]).toEqual(["", undefined]);
});

it("shows what lies open of the other families", () => {
  const family = lay(3).getByRole("article", { name: "Family 1" });
  expect(family.textContent).toContain("4 in the pool");
  expect(family.textContent).toContain("start player");
});

it("opens the known cards of a family", async () => {
  const family = lay(3).getByRole("article", { name: "Family 2" });
  await fireEvent.click(family.querySelector("button")!);
  expect(family.textContent).toContain("In the discard pile, known to all");
});

it("shows Meng's automa cards in the solo game", () => {
  expect(lay(1).getByRole("article", { name: "Family 1" }).textContent).toContain("Focus");
});

it("lays every family beside the board for a spectator", () => {
  expect(lay(3, { me: null }).getAllByRole("article")).toHaveLength(3);
});

it("tells the table in words", () => {
  const told = lay(3).getByRole("region", { name: "The table in words" }).textContent;
  expect(told).toContain("Hangzhou: Traveller of Family 1");
  expect(told).toContain("Family 0: ship in harbour 2, load 2");
});

it.each([1, 2, 3, 4, 5])("is drawn for %d players without a complaint", (players) => {
  const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  lay(players);
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});
