/** A table in the middle of a game, for tests: with any number of players, and any detail changed. */
import { DECREES, PLACES, ROUTES, type CardAction, type DecreeName } from "../lib/generated";
import type { Board, Choice, PlayerData, Seat, TableData, View } from "../lib/protocol";
import { harboursOf } from "./pieces";
import { upTo } from "./scene";

const FEW = ["Fuzhou", "Hangzhou", "Nanjing", "Jinan", "Beijing", "Taiyuan", "Xi'an", "Chengdu", "Guilin", "Guangzhou"];
const ACTIONS: CardAction[] = ["palace", "intrigue", "two-servants", "wall", "canal", "swap", "one-servant", "decrees", "none"];
const LAID: DecreeName[] = ["L1-INTRIGUE", "L1-SHIP", "L2-TRAVEL", "L2-EQUAL", "L3-THIRD", "L3-JADE"];

export function board(players: number): Board {
  const many = players > 3;
  const harbours = ROUTES.slice(0, many ? 2 : 1).flatMap(harboursOf);
  const rewards = [[], ["vp"], ["card"], ["double"], ["vp", "card", "double"]];
  return {
    cards: Object.fromEntries(upTo(38).map((i) => [label(i), { value: (i % 9) + 1, action: ACTIONS[i % 9]! }])),
    gifts: upTo(9).map(String),
    cities: [...FEW, "Kaifeng", "Wuchang"],
    ring: FEW,
    roads: [...FEW.map((city, i): [string, string] => [city, FEW[(i + 1) % FEW.length]!]), ["Kaifeng", "Wuchang"]],
    houses: many ? [3, 3, 3, 4, 4, 4] : [3, 3, 4, 4],
    square: 5,
    routes: many ? 2 : 1,
    harbours: 5,
    harbour_rewards: Object.fromEntries(harbours.map((harbour, i) => [harbour, rewards[i % 5]!])),
    wall_size: Math.max(4, players + 2),
    palace_steps: 8,
    seats: [7, 5, 3, 2, 1],
    intrigue_top: 14,
    token_slots: 6,
    token_values: { double: 2 },
    decrees: Object.fromEntries(LAID.map((name) => [name, { level: DECREES[name].level, cost: DECREES[name].level, vp: 2 }])),
    dice: [[1, 2, 3, 4, 5, 6], [4, 5, 6, 7, 8, 9], [1, 2, 3, 7, 8, 9]],
    income: [0, 0, 4, 4, 4],
  };
}

/** The label of card i: `2-intrigue`, and `2-intrigue#2` for the next like it. */
export function label(i: number): string {
  return i < 9 ? `${(i % 9) + 1}-${ACTIONS[i % 9]}` : `${(i % 9) + 1}-${ACTIONS[i % 9]}#${Math.floor(i / 9) + 1}`;
}

export function player(seat: number, change: Partial<PlayerData> = {}): PlayerData {
  return {
    pool: 4, supply: 5, double: "locked", wall: 1, hand: 2, discard: 1, known_hand: [], known_discard: [label(20 + seat)],
    known_owned: [], tokens: ["envoy", "-tax", "double"], vp: 3 * seat, jade: seat, envoy: 2, seat: null, marker: 0, decrees: [],
    traveller: seat ? FEW[seat]! : null, rewards: { vp: 1, card: 0, double: 0 }, ...change,
  };
}

export function table(players: number, change: Partial<TableData> = {}): TableData {
  const seats = Math.max(2, players);
  return {
    day: 2, start: 1, medal: null, dice: [3, 6, 9],
    gifts: Object.fromEntries(PLACES.map((place, i) => [place, label(i)])),
    draw: 11,
    cities: Object.fromEntries([...FEW.map((city, i): [string, string | null] => [city, i > 4 ? "ship" : null]), ["Kaifeng", "tax"], ["Wuchang", null]]),
    piles: [7, 8], spent: ["swap"], houses: [1, 2, 3],
    decrees: Object.fromEntries(LAID.map((name, i) => [name, i ? [] : [0, 1]])),
    order: upTo(seats), ships: { a2: { owner: 0, servants: 2 }, a3: { owner: 1, servants: 1 } },
    outposts: [], gift: null, place: null, players: upTo(seats).map((seat) => player(seat)),
    agenda: [], scores: [], ranking: [],
    meng: players === 1 ? { focus: "jade", deck: 7, today: ["wall"], used: ["special"], twilight: false } : null,
    ...change,
  };
}

export function view(players: number, change: Partial<TableData> = {}, choices: Choice[] = []): View {
  const now = table(players, change);
  return {
    step: 5,
    seen: {
      rules: "1", components: "", options: { players }, seat: 0, table: now, hand: [label(9), label(18)], discard: [label(12)],
      question: { seat: 0, about: "Give", rule: "DAY-EXCHANGE-1", fields: [], parts: {} }, moves: [],
    },
    names: now.players.map((_, seat) => `Family ${seat}`),
    ask: { seat: 0, about: "Give", words: "Which?", rule: "DAY-EXCHANGE-1", choices, then: {} },
    vp: now.players.map(({ vp }) => vp),
    stage: "day",
    ending: null,
  };
}

export function seats(players: number): Seat[] {
  return upTo(Math.max(2, players)).map((seat) => ({
    kind: seat === 0 ? "person" : players === 1 ? "meng" : "bot", name: null, level: null, here: true,
    mine: seat === 0, pages: seat === 0 ? 1 : 0,
  }));
}
