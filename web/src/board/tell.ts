/** The table in sentences. */
import type { FluentVariable } from "@fluent/bundle";
import { PLACES, type DoubleAt, type Place } from "../lib/generated";
import { cityWords, decreeWords, harbourWords } from "../lib/labels";
import type { PlayerData } from "../lib/protocol";
import { loadOf, onWall, tokenOf } from "./pieces";
import type { Scene } from "./scene";

/** Where the Double Servant is when it is not on the board. */
const AT_HOME: readonly string[] = ["locked", "pool", "supply"] satisfies DoubleAt[];

type Say = (id: string, args?: Record<string, FluentVariable>) => string;
export interface Told {
  heading: string;
  lines: string[];
}

/** The places in their order, then the families. */
export function tell(scene: Scene, t: Say): Told[] {
  const card = (label: string) => t("card", { ...scene.board.cards[label]! });
  const places = PLACES.map((place) => ({
    heading: t(`place-${place}`),
    lines: [t("board-gift", { card: card(scene.table.gifts[place]!) }), ...LIES[place](scene, t)],
  }));
  const families = scene.table.players.map((player, seat) => ({
    heading: scene.view.names[seat] ?? "",
    lines: family(scene, seat, player, t),
  }));
  return [...places, ...families];
}

const LIES: Record<Place, (scene: Scene, t: Say) => string[]> = {
  travel: ({ table, view }, t) =>
    Object.entries(table.cities).map(([name, token]) => {
      const seat = table.players.findIndex(({ traveller }) => traveller === name);
      const city = cityWords(name);
      if (seat >= 0) return t("board-city-traveller", { city, name: view.names[seat]! });
      return t("board-city", { city, token: t(`token-${token ?? "none"}`) });
    }),
  wall: ({ table, board, view }, t) => [
    t("board-wall", { count: onWall(table).reduce((sum, { double }) => sum + (double ? 2 : 1), 0), size: board.wall_size }),
    ...table.players.flatMap(({ wall }, seat) => (wall ? [t("board-on-wall", { name: view.names[seat]!, count: wall })] : [])),
  ],
  jade: ({ table, board }, t) =>
    table.houses.length
      ? table.houses.map((house) => t("board-house", { price: board.houses[house]! }))
      : [t("board-square", { price: board.square })],
  intrigue: ({ table, view }, t) => [
    table.medal === null ? t("board-medal-free") : t("board-medal", { name: view.names[table.medal]! }),
    ...table.order.map((seat) => t("board-marker", { name: view.names[seat]!, space: table.players[seat]!.marker })),
  ],
  palace: ({ table, board, view }, t) =>
    table.players.map(({ envoy, seat }, who) => {
      const name = view.names[who]!;
      if (seat !== null) return t("board-seat", { name, vp: board.seats[seat] ?? 0 });
      return t("board-envoy", { name, step: envoy, steps: board.palace_steps });
    }),
  decrees: ({ table, board, view }, t) =>
    Object.entries(table.decrees).map(([name, owners]) =>
      t("board-decree", {
        effect: decreeWords(name),
        cost: board.decrees[name]!.cost,
        owners: owners.map((seat) => view.names[seat]!).join(", "),
        count: owners.length,
      }),
    ),
  canal: ({ table, board, view }, t) =>
    Object.entries(table.ships).map(([harbour, { owner }]) =>
      t("board-ship", { name: view.names[owner]!, harbour: harbourWords(harbour, board), load: loadOf(table, harbour).load }),
    ),
};

function family({ table }: Scene, seat: number, player: PlayerData, t: Say): string[] {
  const { vp, pool, supply, jade, hand, discard, double } = player;
  const tokens = player.tokens.map((name) => t(`token-${tokenOf(name).kind}`));
  return [
    t("board-family", { vp, pool, supply, jade, hand, discard }),
    t(`board-double-${AT_HOME.includes(double) ? double : "out"}`),
    t("board-tokens", { count: tokens.length, tokens: tokens.join(", ") }),
    ...(table.start === seat ? [t("board-starts")] : []),
  ];
}
