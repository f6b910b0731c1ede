import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { board } from "../board/sample";
import type { Hinted } from "../lib/protocol";
import type { Room } from "../lib/room.svelte";
import { words } from "../lib/words.svelte";
import HintPanel from "./HintPanel.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => cleanup());

const FIRST: Hinted = { type: "hinted", step: 3, taken: 1, settled: false, nudge: "Think about jade." };
const room = { askHint: vi.fn(), closeHint: vi.fn() };

function shown(hint: Partial<Hinted> = {}): string {
  render(HintPanel, { room: room as unknown as Room, board: board(2), hint: { ...FIRST, ...hint } });
  return document.body.textContent!;
}

test("nothing is asked for before something has been found", () => {
  expect(shown({ nudge: "" })).toContain("Thinking…");
  expect(screen.getByText<HTMLButtonElement>("Where?").disabled).toBe(true);
});

test("as long as it may change, that is said", () => {
  expect(shown()).toContain("this may change");
  cleanup();
  expect(shown({ settled: true })).not.toContain("this may change");
});

test("the next step is asked for by name", async () => {
  shown({ taken: 2, where: ["place:jade"] });
  await fireEvent.click(screen.getByText("Which move?"));
  expect(room.askHint).toHaveBeenCalledOnce();
});

test("a move that points at nothing on the table is among the options", () => {
  expect(shown({ taken: 2, where: [] })).toContain("one of the options");
});

test("the reason has a row for each source and their sum", () => {
  const gains = [
    { source: "jade", words: "jade", points: 2.5 },
    { source: "rivals", words: "less for the others", points: -0.4 },
  ];
  shown({ taken: 4, settled: true, move: "m", words: "take jade", other: "skip", gain: 2.1, gains });
  const cells = [...document.querySelectorAll("td:not(.bar)")].map((cell) => cell.textContent);
  expect(cells).toEqual(["+2.5", "−0.4", "+2.1"]);
});
