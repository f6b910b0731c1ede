/** The puzzles that were tried in this browser, and the rating of whoever solves them; the browser keeps it. */
import { api } from "./api";
import { days } from "./days.svelte";
import { keep, kept } from "./kept";
import { forget, remember, secretOf } from "./mine";
import type { Puzzle, PuzzleSummary } from "./protocol";
import { BEGINNER, rated, type Rating } from "./rating";
import { href } from "./router.svelte";
import { ui } from "./ui.svelte";

/** The first try at a puzzle, the only one that counts. */
export interface Tried {
  right: boolean;
  /** The rating of the puzzle since then. */
  puzzle: Rating;
  /** That of the solver before and after. */
  before: number;
  after: number;
}

interface Kept {
  solver: Rating;
  tried: Record<string, Tried>;
  /** The table of the last one. */
  table: string;
}

const NAME = "gugong-puzzles";
const NOTHING: Kept = { solver: BEGINNER, tried: {}, table: "" };
const UNTRIED = 200; // the deviation of a puzzle that was only graded by a search

class Puzzles {
  #kept = $state.raw(kept(NAME, NOTHING));

  get rating(): number {
    return Math.round(this.#kept.solver.rating);
  }

  get count(): { tried: number; right: number } {
    const all = Object.values(this.#kept.tried);
    return { tried: all.length, right: all.filter(({ right }) => right).length };
  }

  tried(key: string): Tried | null {
    return this.#kept.tried[key] ?? null;
  }

  /** What the puzzle is rated here: by its grade, until it was tried. */
  ratingOf({ key, rating }: Pick<Puzzle, "key" | "rating">): number {
    return Math.round(this.tried(key)?.puzzle.rating ?? rating);
  }

  /** A puzzle was solved, or something else was tried first. */
  finish({ key, rating }: Pick<Puzzle, "key" | "rating">, right: boolean): void {
    days.solve(key, right);
    const { solver, tried } = this.#read();
    if (tried[key]) return;
    const puzzle = { rating, deviation: UNTRIED };
    const after = rated(solver, puzzle, right);
    const one: Tried = { right, puzzle: rated(puzzle, solver, !right), before: Math.round(solver.rating), after: Math.round(after.rating) };
    this.#keep({ solver: after, tried: { ...tried, [key]: one } });
  }

  /** The puzzle that suits the solver best, of those that were not tried; any, once all were. */
  next(all: PuzzleSummary[], but = ""): PuzzleSummary | null {
    const others = all.filter(({ key }) => key !== but);
    const left = others.filter(({ key }) => !this.tried(key));
    const far = ({ rating }: PuzzleSummary) => Math.abs(rating - this.rating);
    return (left.length ? left : others).sort((one, other) => far(one) - far(other))[0] ?? null;
  }

  /** Set it up at a table of its own, which takes the place of the page that leads there; the last one is forgotten. */
  async begin(key: string): Promise<void> {
    const made = await api.lesson({ lesson: `puzzle-${key}`, name: ui.name || null });
    const { table } = this.#read();
    forget(table, secretOf(table));
    remember(made.table, made.secret, "host");
    this.#keep({ table: made.table });
    location.replace(href("table", made.table));
  }

  /** Another tab may have kept something since. */
  #read(): Kept {
    return kept(NAME, NOTHING);
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#read(), ...changed };
    keep(NAME, this.#kept);
  }
}

export const puzzles = new Puzzles();
