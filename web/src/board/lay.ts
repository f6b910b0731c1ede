/** A table rendered for a test. */
import { render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { vi } from "vitest";
import * as sample from "./sample";
import Table from "./Table.svelte";

/** The page measures its drawings; here nothing has a size. */
vi.stubGlobal("ResizeObserver", class {
  observe() {}
  disconnect() {}
});

export function lay(players: number, change: Partial<ComponentProps<typeof Table>> = {}) {
  const onpoint = vi.fn();
  const onhover = vi.fn();
  const shown = render(Table, {
    props: {
      board: sample.board(players),
      view: sample.view(players),
      seats: sample.seats(players),
      me: 0,
      lit: new Set<string>(),
      pointed: null,
      picked: [],
      labels: {},
      onpoint,
      onhover,
      phone: false,
      ...change,
    },
  });
  const at = (target: string) => shown.container.querySelector<SVGGElement>(`[data-target="${target}"]`);
  const piece = (name: string) => shown.container.querySelector<SVGGElement>(`[data-piece="${name}"]`);
  return { ...shown, at: (target: string) => at(target)!, has: (target: string) => at(target) !== null, piece, onpoint, onhover };
}
