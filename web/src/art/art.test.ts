import { readFileSync } from "node:fs";
import { mount, unmount, type Component } from "svelte";
import { expect, test } from "vitest";

import * as art from ".";
import { strokes } from "./strokes";

const css = readFileSync("src/art/colours.css", "utf8");
const sources = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });
const files = Object.entries(sources);

const places = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"];
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const families = [0, 1, 2, 3, 4];
const basic = "one-servant two-servants envoy intrigue discard-for-jade two-vp swap take-back ship wall pay-for-jade double";
const bonus = "plus-one tax follow twice-value twice-action cheaper";
const decrees =
  "L1-INTRIGUE L1-SHIP L1-SERVANT L1-ENVOY L1-SWAP L2-TRAVEL L2-JADE L2-WALL L2-EQUAL L2-DECREE " +
  "L3-THIRD L3-EIGHT L3-JADE L3-DECREES L3-HARBOUR";
const actions = "palace canal wall decrees intrigue swap one-servant two-servants none";
const game =
  "pay gain place stay vp later-vp envoy intrigue jade card swap token ship wall die servant double travel decree " +
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
  ["gifts", each(art.Gift, "value", values)],
  ["officials", each(art.Official, "place", places)],
  ["tokens", each(art.Token, "kind", `${basic} ${bonus}`.split(" "))],
  ["decrees", each(art.Decree, "name", decrees.split(" "))],
  ["dice", each(art.Die, "face", values)],
  ["signs", each(art.Sign, "family", families)],
  ["servants", each(art.Servant, "family", families)],
  ["envoys", each(art.Envoy, "family", families)],
  ["travellers", each(art.Traveller, "family", families)],
  ["markers", each(art.Marker, "family", families)],
  ["icons", each(art.Icon, "name", [...game.split(" "), ...Object.keys(strokes)])],
  ["cards", actions.split(" ").map((action) => drawn(art.Card, { value: 5, action }))],
  ["ships", [0, 1, 2, 3].map((load) => drawn(art.Ship, { family: 1, load }))],
])("no two %s look alike, and none is broken", (_, pictures) => {
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) expect(picture).toMatch(/^(?!.*(undefined|NaN)).*<path/s);
});

test("a load with the Double Servant looks different from two servants", () => {
  expect(drawn(art.Ship, { family: 1, load: 2, double: true })).not.toBe(drawn(art.Ship, { family: 1, load: 2 }));
});

test("a token lying face down does not tell its kind", () => {
  expect(new Set(`${basic} ${bonus}`.split(" ").map((kind) => drawn(art.Token, { kind, down: true }))).size).toBe(1);
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
