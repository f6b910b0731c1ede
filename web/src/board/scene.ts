/** What every part of the table looks at: the printed board, the view, and what may be pointed at. */
import { createContext } from "svelte";
import type { Board, Seat, TableData, View } from "../lib/protocol";
import type { Target } from "../lib/targets";

export interface Scene {
  readonly board: Board;
  readonly view: View;
  readonly table: TableData;
  readonly seats: readonly Seat[];
  readonly me: number | null;
  readonly phone: boolean;
  /** The name of the ship in each harbour: the same wherever it sails. */
  readonly ships: Readonly<Record<string, string>>;
  readonly lit: ReadonlySet<Target>;
  readonly pointed: Target | null;
  readonly picked: readonly Target[];
  readonly labels: Readonly<Record<Target, string>>;
  readonly onpoint: (target: Target) => void;
  readonly onhover: (target: Target | null) => void;
}

export const [getScene, setScene] = createContext<Scene>();

/** Where a drawing goes in the scene that holds it. */
export function at(x: number, y: number, scale = 1): string {
  return scale === 1 ? `translate(${round(x)} ${round(y)})` : `translate(${round(x)} ${round(y)}) scale(${round(scale)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The numbers from 0 to n - 1. */
export function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** Where n things of this width stand in a row of `room`: side by side, or overlapping when there are many. */
export function row(n: number, width: number, room: number, gap = 4): number[] {
  const step = n > 1 ? Math.min(width + gap, (room - width) / (n - 1)) : 0;
  return upTo(n).map((i) => i * step);
}
