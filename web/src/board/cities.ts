/** Where the cities lie on the map: placed by hand for the standard maps, on a ring for any other. */

export interface Spot {
  x: number;
  y: number;
  /** Where the name stands. */
  name: "below" | "above" | "left" | "right";
}

export const MAP = { width: 452, height: 312 };

type Places = Record<string, [x: number, y: number, name?: Spot["name"]]>;

const FEW: Places = {
  Beijing: [322, 28, "right"],
  Taiyuan: [236, 62],
  Jinan: [352, 84, "right"],
  "Xi'an": [160, 128],
  Kaifeng: [274, 122],
  Nanjing: [350, 152],
  Chengdu: [62, 186],
  Wuchang: [258, 194],
  Hangzhou: [398, 196],
  Guilin: [150, 258],
  Fuzhou: [346, 250],
  Guangzhou: [240, 276],
};

const MANY: Places = {
  Beijing: [326, 28, "right"],
  Taiyuan: [250, 52],
  Jinan: [360, 82, "right"],
  Lanzhou: [58, 116],
  "Xi'an": [164, 116],
  Kaifeng: [284, 108],
  Nanjing: [358, 146],
  Xiangyang: [206, 164],
  Chengdu: [58, 186],
  Wuchang: [256, 206],
  Nanchang: [322, 216],
  Hangzhou: [404, 194],
  Kunming: [46, 260],
  Guilin: [152, 258],
  Fuzhou: [378, 258],
  Guangzhou: [240, 278],
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
