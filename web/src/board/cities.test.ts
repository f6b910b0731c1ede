import { describe, expect, it } from "vitest";
import { layout, MAP } from "./cities";

const RING = ["Fuzhou", "Hangzhou", "Nanjing", "Jinan", "Beijing", "Taiyuan", "Xi'an", "Chengdu", "Guilin", "Guangzhou"];
const LONG = ["Fuzhou", "Hangzhou", "Nanjing", "Jinan", "Beijing", "Taiyuan", "Xi'an", "Lanzhou", "Chengdu", "Kunming", "Guilin", "Guangzhou"];
const MAPS: [string, string[], string[]][] = [
  ["few players", RING, ["Kaifeng", "Wuchang"]],
  ["many players", LONG, ["Kaifeng", "Xiangyang", "Wuchang", "Nanchang"]],
  ["another box", ["A", "B", "C", "D", "E", "F", "G", "H", "I"], ["J", "K", "L"]],
];

describe.each(MAPS)("the map of %s", (_, ring, inner) => {
  const spots = layout([...ring, ...inner], ring);

  it("has a place for every city, on the paper", () => {
    for (const city of [...ring, ...inner]) {
      const { x, y } = spots.get(city)!;
      expect(x > 18 && x < MAP.width - 18 && y > 18 && y < MAP.height - 24, city).toBe(true);
    }
  });

  it("keeps the cities apart", () => {
    const all = [...spots.values()];
    const gaps = all.flatMap((a, i) => all.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(44);
  });
});

it("puts the north of China at the top and the east at the right", () => {
  const spots = layout([...RING, "Kaifeng", "Wuchang"], RING);
  expect(spots.get("Beijing")!.y).toBeLessThan(spots.get("Guangzhou")!.y);
  expect(spots.get("Chengdu")!.x).toBeLessThan(spots.get("Hangzhou")!.x);
});
