/** What every part of the table needs: the printed board, the view, and what can be pointed at. */
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
  /** The name of the ship in each harbour; a ship keeps its name wherever it sails. */
  readonly ships: Readonly<Record<string, string>>;
  readonly lit: ReadonlySet<Target>;
  readonly pointed: Target | null;
  readonly picked: readonly Target[];
  readonly labels: Readonly<Record<Target, string>>;
  readonly onpoint: (target: Target) => void;
  readonly onhover: (target: Target | null) => void;
}

export const [getScene, setScene] = createContext<Scene>();

/** The transform that puts a drawing at this point. */
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

/** The offsets of n things of this width in a row `room` wide: side by side, or overlapping when there are many. */
export function row(n: number, width: number, room: number, gap = 4): number[] {
  const step = n > 1 ? Math.min(width + gap, (room - width) / (n - 1)) : 0;
  return upTo(n).map((i) => i * step);
}
