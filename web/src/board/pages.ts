/** The pages of the board on a phone: where a target lies, and where something changed. */
import type { TableData } from "../lib/protocol";
import type { Target } from "../lib/targets";

export const PAGES = ["map", "wall", "palace", "jade", "canal", "own"] as const;
export type Page = (typeof PAGES)[number];

const OF_PLACE: Record<string, Page> = {
  travel: "map",
  wall: "wall",
  intrigue: "wall",
  palace: "palace",
  decrees: "palace",
  jade: "jade",
  canal: "canal",
};
const OF_KIND: Record<string, Page> = {
  city: "map",
  wall: "wall",
  intrigue: "wall",
  palace: "palace",
  decree: "palace",
  house: "jade",
  square: "jade",
  harbour: "canal",
  "new-ship": "canal",
  reward: "own",
  pool: "own",
  supply: "own",
  double: "own",
  tokens: "own",
};

/** The page where a target lies; none for the hand and the dice, which are always in sight. */
export function pageOf(target: Target): Page | undefined {
  const [kind = "", name = ""] = target.split(":");
  return kind === "place" || kind === "option" ? OF_PLACE[name] : OF_KIND[kind];
}

export function litPages(lit: ReadonlySet<Target>): Set<Page> {
  return new Set([...lit].flatMap((target) => pageOf(target) ?? []));
}

/** The one page that has all that is lit, if there is one: nothing to choose is in sight without it. */
export function onlyPage(lit: ReadonlySet<Target>): Page | undefined {
  const pages = new Set([...lit].map(pageOf));
  return pages.size === 1 ? [...pages][0] : undefined;
}

/** The pages on which two positions differ. */
export function changed(before: TableData, now: TableData): Set<Page> {
  const differ = (look: (table: TableData) => unknown) => JSON.stringify(look(before)) !== JSON.stringify(look(now));
  const gifts = Object.keys(OF_PLACE).filter((place) => before.gifts[place] !== now.gifts[place]);
  const looks: [Page, (table: TableData) => unknown][] = [
    ["map", ({ cities, players }) => [cities, players.map(({ traveller }) => traveller)]],
    ["wall", ({ order, medal, players }) => [order, medal, players.map(({ wall, marker, double }) => [wall, marker, double === "wall"])]],
    ["palace", ({ decrees, players }) => [decrees, players.map(({ envoy, seat }) => [envoy, seat])]],
    ["jade", ({ houses }) => houses],
    ["canal", ({ ships }) => ships],
  ];
  return new Set([...gifts.map((place) => OF_PLACE[place]!), ...looks.flatMap(([page, look]) => (differ(look) ? [page] : []))]);
}
