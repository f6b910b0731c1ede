/** The pages of the board on a phone: which page has a target, and which has changed. */
import { PLACES, type Place } from "../lib/generated";
import type { TableData } from "../lib/protocol";
import { read, type Kind, type Target } from "../lib/targets";

export const PAGES = ["gifts", "map", "wall", "palace", "jade", "canal", "own"] as const;
export type Page = (typeof PAGES)[number];

const OF_PLACE: Record<Place, Page> = {
  travel: "map",
  wall: "wall",
  intrigue: "wall",
  palace: "palace",
  decrees: "palace",
  jade: "jade",
  canal: "canal",
};
/** None for the hand and the discard pile, which are always in view. */
const OF_KIND: Record<Exclude<Kind, "place" | "option">, Page | undefined> = {
  card: undefined,
  discard: undefined,
  die: "gifts",
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

/** The page where a target lies. */
export function pageOf(target: Target): Page | undefined {
  const { kind, name } = read(target);
  return kind === "place" || kind === "option" ? OF_PLACE[name as Place] : OF_KIND[kind];
}

export function litPages(lit: ReadonlySet<Target>): Set<Page> {
  return new Set([...lit].flatMap((target) => pageOf(target) ?? []));
}

/** The one page that holds everything lit, if there is one: without it there is nothing to choose in view. */
export function onlyPage(lit: ReadonlySet<Target>): Page | undefined {
  const pages = new Set([...lit].map((target) => (read(target).kind === "place" ? "gifts" : pageOf(target))));
  return pages.size === 1 ? [...pages][0] : undefined;
}

/** The pages on which two positions differ. */
export function changed(before: TableData, now: TableData): Set<Page> {
  const differ = (look: (table: TableData) => unknown) => JSON.stringify(look(before)) !== JSON.stringify(look(now));
  const gifts = PLACES.filter((place) => before.gifts[place] !== now.gifts[place]);
  const looks: [Page, (table: TableData) => unknown][] = [
    ["map", ({ cities, players }) => [cities, players.map(({ traveller }) => traveller)]],
    ["wall", ({ order, medal, players }) => [order, medal, players.map(({ wall, marker, double }) => [wall, marker, double === "wall"])]],
    ["palace", ({ decrees, players }) => [decrees, players.map(({ envoy, seat }) => [envoy, seat])]],
    ["jade", ({ houses }) => houses],
    ["canal", ({ ships }) => ships],
  ];
  return new Set([...gifts.map((place) => OF_PLACE[place]), ...looks.flatMap(([page, look]) => (differ(look) ? [page] : []))]);
}
