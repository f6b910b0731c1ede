/** Where the cities lie on the map: placed by hand for the standard maps, on a ring for any other. */

export interface Spot {
  x: number;
  y: number;
  /** Where the name is written. */
  name: "below" | "above" | "left" | "right";
}

export const MAP = { width: 490, height: 360 };

type Places = Record<string, [x: number, y: number, name?: Spot["name"]]>;

const FEW: Places = {
  Beijing: [346, 36, "right"],
  Taiyuan: [258, 74],
  Jinan: [374, 102, "right"],
  "Xi'an": [172, 150],
  Kaifeng: [296, 144],
  Nanjing: [374, 178],
  Chengdu: [70, 216],
  Wuchang: [280, 226],
  Hangzhou: [424, 228],
  Guilin: [166, 298],
  Fuzhou: [372, 290],
  Guangzhou: [262, 320],
};

const MANY: Places = {
  Beijing: [350, 36, "right"],
  Taiyuan: [266, 62],
  Jinan: [380, 102, "right"],
  Lanzhou: [62, 142],
  "Xi'an": [176, 140],
  Kaifeng: [304, 130],
  Nanjing: [380, 166],
  Xiangyang: [224, 198, "left"],
  Chengdu: [62, 222],
  Wuchang: [270, 238],
  Nanchang: [346, 264],
  Hangzhou: [428, 222],
  Kunming: [54, 306],
  Guilin: [162, 298],
  Fuzhou: [412, 306],
  Guangzhou: [258, 320],
};

/** The position of each city of a map. */
export function layout(cities: string[], ring: string[]): Map<string, Spot> {
  const known = [FEW, MANY].find((places) => sameNames(cities, Object.keys(places)));
  return known ? byHand(known) : computed(cities, ring);
}

function sameNames(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((name) => others.includes(name));
}

function byHand(places: Places): Map<string, Spot> {
  return new Map(Object.entries(places).map(([city, [x, y, name = "below"]]) => [city, { x, y, name }]));
}

/** The ring counter-clockwise from the lower right, the other cities on a smaller one inside it. */
function computed(cities: string[], ring: string[]): Map<string, Spot> {
  const inner = cities.filter((city) => !ring.includes(city));
  return new Map([...around(ring, 0.76), ...around(inner, inner.length > 1 ? 0.36 : 0)]);
}

function around(cities: string[], width: number): [string, Spot][] {
  return cities.map((city, i) => {
    const angle = Math.PI / 4 - (2 * Math.PI * i) / cities.length;
    const x = MAP.width * (0.58 + (width / 2) * Math.cos(angle));
    const y = MAP.height * (0.53 + (width / 2) * Math.sin(angle));
    return [city, { x, y, name: "below" }];
  });
}
