/** What a lesson says at its table, page by page, and the learner's answers to what it asks. */
import { learning } from "./learning.svelte";
import type { Described, Lesson, Panel } from "./protocol";
import type { Room } from "./room.svelte";

/** How the learner fared with one question. */
interface Try {
  wrong: number;
  right: boolean;
  /** What was pointed at last. */
  found: Described | null;
}
const UNTRIED: Try = { wrong: 0, right: false, found: null };
const ENOUGH = 2; // wrong answers after which the right one is shown

export class Coach {
  /** The page that is open, for each stage: whoever takes a move back comes back to where they were. */
  private open = $state.raw<Record<number, number>>({});
  private tries = $state.raw<Record<string, Try>>({});
  /** What screen readers are told. */
  spoken = $state.raw("");

  readonly lesson: Lesson | null = $derived(this.given());
  readonly shown: boolean = $derived(this.lesson !== null && !this.closed());
  readonly at: number = $derived(Math.min(this.open[this.lesson?.at ?? 0] ?? 0, this.pages - 1));
  readonly panel: Panel | null = $derived(this.shown ? (this.lesson?.panels[this.at] ?? null) : null);
  /** The page by name. */
  readonly key: string = $derived(`${this.lesson?.at}:${this.at}`);
  readonly tried: Try = $derived(this.tries[this.key] ?? UNTRIED);
  /** Is an answer waited for?  Then pointing at things answers, and chooses nothing. */
  readonly asks: boolean = $derived((this.panel?.answers.length ?? 0) > 0 && !this.tried.right);
  readonly last: boolean = $derived(this.at === this.pages - 1);
  /** The things to ring. */
  readonly ringed: string[] = $derived(this.toRing());

  constructor(private readonly room: Room) {}

  get pages(): number {
    return this.lesson?.panels.length ?? 0;
  }

  get hasNext(): boolean {
    return this.shown && !this.last && !this.asks;
  }

  get hasBack(): boolean {
    return this.shown && this.at > 0;
  }

  next(): void {
    if (this.hasNext) this.turn(this.at + 1);
  }

  back(): void {
    if (this.hasBack) this.turn(this.at - 1);
  }

  /** The learner has pointed at this thing. */
  async answer(right: boolean, thing: string): Promise<void> {
    const key = this.key;
    const found = await this.room.describe(thing);
    if (key !== this.key || !this.asks) return;
    this.tries = { ...this.tries, [key]: { right, found, wrong: this.tried.wrong + (right ? 0 : 1) } };
  }

  private given(): Lesson | null {
    return this.room.state?.lesson ?? null;
  }

  private closed(): boolean {
    return learning.isClosed(this.room.table);
  }

  private turn(page: number): void {
    if (this.lesson) this.open = { ...this.open, [this.lesson.at]: page };
  }

  private toRing(): string[] {
    const panel = this.panel;
    if (!panel || this.lesson?.outcome === "missed") return [];
    return panel.answers.length && (this.tried.right || this.tried.wrong >= ENOUGH) ? panel.answers : panel.points;
  }
}
