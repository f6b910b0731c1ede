import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

// Style sheets are emptied when a test imports them, so this one is read as a file.
const css = readFileSync("src/art/colours.css", "utf8");

type Rgb = [number, number, number];
type Palette = Record<string, string>;

const [light, dark] = css.split("[data-theme").map(palette) as [Palette, Palette];
const families = [0, 1, 2, 3, 4].map((i) => `family-${i}`);

function palette(block: string): Palette {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w{6});/g)].map((m) => [m[1]!, m[2]!]));
}

function linear(colour: string): Rgb {
  const channel = (i: number) => parseInt(colour.slice(i, i + 2), 16) / 255;
  const open = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return [open(channel(1)), open(channel(3)), open(channel(5))];
}

function contrast(a: string, b: string): number {
  const light = [a, b].map((c) => linear(c).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i]!, 0));
  return (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05);
}

// How strongly red-blind and green-blind eyes see each colour (Machado, Oliveira and Fernandes 2009).
const eyes: Record<string, [Rgb, Rgb, Rgb]> = {
  "full colour": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  "red-blind": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
  "green-blind": [[0.367, 0.861, -0.228], [0.28, 0.673, 0.047], [-0.012, 0.043, 0.969]],
};

function lab([r, g, b]: Rgb): Rgb {
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function seen(colour: string, eye: [Rgb, Rgb, Rgb]): Rgb {
  const light = linear(colour);
  const mix = eye.map((row) => Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])));
  return lab(mix as Rgb);
}

test("both themes name the same colours", () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
});

describe.each([
  ["light", light],
  ["dark", dark],
])("the %s theme", (_, colours) => {
  test.each(["ink", "ink-2", "vermilion", "jade", "indigo", "click", "ring"])("%s is readable on paper", (name) => {
    expect(contrast(colours[name]!, colours.paper!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["ink", "ink-2"])("%s is readable on cards, bands and the second paper", (name) => {
    for (const ground of ["paper-2", "card", "card-band"])
      expect(contrast(colours[name]!, colours[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["vermilion", "gold", "jade", "indigo", "stone"])("text is readable on the wash of %s", (name) => {
    for (const ink of ["ink", "ink-2"]) expect(contrast(colours[ink]!, colours[`wash-${name}`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["white", "band"])("figures and outlines are clear on the %s of a gift card", (ground) => {
    expect(contrast(colours.line!, colours[ground]!)).toBeGreaterThanOrEqual(7);
  });

  test.each(families)("the sign on %s is readable", (family) => {
    expect(contrast(colours[family]!, colours[`${family}-ink`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.keys(eyes))("families stay apart for %s eyes", (eye) => {
    const shades = families.map((family) => seen(colours[family]!, eyes[eye]!));
    const gaps = shades.flatMap((a, i) => shades.slice(i + 1).map((b) => Math.hypot(...a.map((v, k) => v - b[k]!))));
    expect(Math.min(...gaps)).toBeGreaterThan(25);
  });
});
