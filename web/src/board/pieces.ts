/** The pieces of a view: what the protocol's names and numbers mean to the drawings. */
import { HARBOURS, type CardAction, type DecreeName, type Family, type Harbour, type Route, type TokenKind, type Value } from "../lib/generated";
import type { TableData } from "../lib/protocol";

export const family = (seat: number): Family => seat as Family;
export const kindOf = (action: string): CardAction => action as CardAction;
export const decreeOf = (name: string): DecreeName => name as DecreeName;
export const valueOf = (value: number): Value => value as Value;

/** A stored token: a bonus token that was used lies face down. */
export function tokenOf(name: string): { kind: TokenKind; down: boolean } {
  const down = name.startsWith("-");
  return { kind: (down ? name.slice(1) : name) as TokenKind, down };
}

export interface Standing {
  name: string;
  seat: number;
  double: boolean;
}

/** The servants on the Great Wall, family by family. */
export function onWall(table: TableData): Standing[] {
  return table.players.flatMap((player, seat) => [
    ...Array.from({ length: player.wall }, (_, i) => ({ name: `wall:${seat}:${i}`, seat, double: false })),
    ...(player.double === "wall" ? [{ name: `double:${seat}`, seat, double: true }] : []),
  ]);
}

/** The seats whose marker is on a space of the Intrigue track, the lowest of the stack first. */
export function stack(table: TableData, space: number): number[] {
  return table.order.filter((seat) => table.players[seat]!.marker === space).reverse();
}

/** The seats whose Envoy stands on a step outside the Palace. */
export function onStep(table: TableData, step: number): number[] {
  return table.players.flatMap((player, seat) => (player.envoy === step && player.seat === null ? [seat] : []));
}

/** The harbours of a route in their order. */
export function harboursOf(route: Route): Harbour[] {
  return (Object.keys(HARBOURS) as Harbour[]).filter((harbour) => HARBOURS[harbour].route === route);
}

/** The harbour where a new ship of a route is put. */
export function firstFree(table: TableData, route: Route): Harbour | undefined {
  return harboursOf(route).find((harbour) => !table.ships[harbour]);
}

/** What a ship carries. */
export function loadOf(table: TableData, harbour: string): { load: 0 | 1 | 2 | 3; double: boolean } {
  const ship = table.ships[harbour]!;
  const double = table.players[ship.owner]!.double === harbour;
  return { load: Math.min(3, ship.servants + (double ? 2 : 0)) as 0 | 1 | 2 | 3, double };
}

/** How many ships of a seat are on the canal. */
export function shipsOut(table: TableData, seat: number): number {
  return Object.values(table.ships).filter(({ owner }) => owner === seat).length;
}
