import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";

import * as art from ".";
import { CARD_ACTIONS, DECREES, EARLIER_LEVELS, FAMILIES, LEVELS, PLACES, TOKENS, VALUES } from "../lib/generated";
import { strokes } from "./strokes";

const css = readFileSync("src/art/colours.css", "utf8");
const sources = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });
const files = Object.entries(sources);

const tokens = Object.keys(TOKENS);
const game =
  "pay gain place stay vp later-vp envoy intrigue jade card swap token ship wall die servant supply double travel decree " +
  "palace canal discard draw day night morning";

function drawn(part: unknown, props: object): string {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const component = mount(part as Component<object>, { target, props });
  const markup = target.innerHTML.replace(/<!--.*?-->/g, "");
  void unmount(component);
  return markup;
}

function each(part: unknown, prop: string, choices: readonly unknown[]): string[] {
  return choices.map((choice) => drawn(part, { [prop]: choice }));
}

test.each([
  ["gifts", each(art.Gift, "value", VALUES)],
  ["officials", each(art.Official, "place", PLACES)],
  ["automa cards", each(art.AutomaCard, "card", [...PLACES, "special"])],
  ["faces", each(art.Face, "level", [...LEVELS, ...EARLIER_LEVELS])],
  ["tokens", each(art.Token, "kind", tokens)],
  ["decrees", each(art.Decree, "name", Object.keys(DECREES))],
  ["dice", each(art.Die, "face", VALUES)],
  ["signs", each(art.Sign, "family", FAMILIES)],
  ["servants", each(art.Servant, "family", FAMILIES)],
  ["envoys", each(art.Envoy, "family", FAMILIES)],
  ["travellers", each(art.Traveller, "family", FAMILIES)],
  ["markers", each(art.Marker, "family", FAMILIES)],
  ["icons", each(art.Icon, "name", [...game.split(" "), ...Object.keys(strokes)])],
  ["cards", CARD_ACTIONS.map((action) => drawn(art.Card, { value: 5, action }))],
  ["ships", [0, 1, 2, 3].map((load) => drawn(art.Ship, { family: 1, load }))],
])("no two %s look alike, and none is broken", (_, pictures) => {
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).toMatch(/^(?!.*(undefined|NaN)).*<path/s);
});

test("a load with the Double Servant looks different from two servants", () => {
  expect(drawn(art.Ship, { family: 1, load: 2, double: true })).not.toBe(drawn(art.Ship, { family: 1, load: 2 }));
});

test("a token lying face down does not tell its kind", () => {
  expect(new Set(tokens.map((kind) => drawn(art.Token, { kind, down: true }))).size).toBe(1);
});

test.each(files)("%s takes all its colours from the palette", (_, source) => {
  expect(source).not.toMatch(/#[0-9a-f]{3,8}\b|rgb|hsl/i);
  for (const [, name] of source.matchAll(/var\(--([\w-]+)\)/g)) expect(css).toContain(`--${name}:`);
});

test.each(files)("%s may be drawn twice in one scene and leaks nothing", (_, source) => {
  expect(source).not.toMatch(/\sid=|<style|url\(|href/);
});

test.each(files)("%s never borrows the colour of what may be clicked", (_, source) => {
  expect(source).not.toContain("--click");
});
