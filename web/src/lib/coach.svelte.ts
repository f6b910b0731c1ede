/** What a lesson says at its table, page by page, and the learner's answers to what it asks. */
import { learning } from "./learning.svelte";
import type { Choice, Described, Lesson, Panel, Shown } from "./protocol";
import type { Room } from "./room.svelte";
import { t } from "./words.svelte";

/** How the learner fared with one question. */
interface Try {
  wrong: number;
  right: boolean;
  /** What was pointed at last. */
  found: Described | null;
}
const UNTRIED: Try = { wrong: 0, right: false, found: null };
const ENOUGH = 2; // wrong tries after which the right thing is shown

/** Where a page stands among those of its kind next to it. */
interface Count {
  asks: boolean;
  at: number;
  of: number;
}

export class Coach {
  /** The page that is open, for each stage: whoever takes a move back comes back to where they were. */
  private open = $state.raw<Record<number, number>>({});
  private tries = $state.raw<Record<string, Try>>({});
  /** The decision of the game at which the learner was refused something, and how often. */
  private refused = $state.raw({ seq: -1, times: 0 });
  /** What the table has found at a decision for whoever does a task in a way of their own. */
  private found = $state.raw<{ seq: number; way: Shown | null }>({ seq: -1, way: null });
  /** What screen readers are told. */
  spoken = $state.raw("");

  readonly lesson: Lesson | null = $derived(this.given());
  readonly shown: boolean = $derived(this.lesson !== null && !this.closed());
  /** What is said about the learner's own move before the others' moves are shown, if it has not been read. */
  private readonly before: Panel[] = $derived(this.unread());
  /** Does the learner look at what their move did, while the others' moves wait to be shown? */
  readonly looks: boolean = $derived(this.shown && this.waits());
  readonly outcome: Lesson["outcome"] = $derived(this.cameOut());
  readonly panels: Panel[] = $derived(this.said());
  readonly pages: number = $derived(this.panels.length);
  readonly at: number = $derived(Math.max(0, Math.min(this.open[this.lesson?.at ?? 0] ?? 0, this.pages - 1)));
  readonly panel: Panel | null = $derived(this.shown ? (this.panels[this.at] ?? null) : null);
  /** The page by name. */
  readonly key: string = $derived(`${this.lesson?.at}:${this.at}${this.looks ? ":look" : ""}`);
  readonly tried: Try = $derived(this.tries[this.key] ?? UNTRIED);
  /** Is an answer waited for?  Then pointing at things answers, and chooses nothing. */
  readonly asks: boolean = $derived((this.panel?.answers.length ?? 0) > 0 && !this.tried.right);
  readonly last: boolean = $derived(this.at >= this.pages - 1);
  /** Is there more to read before the learner is to do something? */
  readonly reads: boolean = $derived(this.hasMore());
  readonly count: Count = $derived(this.counted());
  /** Is the learner to be shown what to do: after enough wrong tries, or because they asked? */
  private readonly due: boolean = $derived(this.isDue());
  /** The move that the learner is shown how to make. */
  readonly hint: Choice | null = $derived(this.hinted());
  /** Is there nothing to show, because no way that leads on is in sight?  Then the task can be tried again. */
  readonly stuck: boolean = $derived(this.due && this.way?.move === "");
  /** What is said now. */
  readonly words: string = $derived(this.worded());
  /** The things to ring. */
  readonly ringed: string[] = $derived(this.toRing());

  constructor(private readonly room: Room) {
    room.holds = () => this.shown;
  }

  get hasNext(): boolean {
    return this.shown && !this.asks && (!this.last || (this.reads && this.room.playback.held));
  }

  /** Can nothing be chosen, because something is to be read, answered or tried again first? */
  get comesFirst(): boolean {
    return this.asks || this.reads || (this.shown && this.outcome === "missed");
  }

  get hasBack(): boolean {
    return this.shown && this.at > 0;
  }

  /** Can the learner be shown what to do? */
  get hasHint(): boolean {
    return this.acts && this.room.choosing.ask !== null && !this.hint && this.found.seq !== this.seq;
  }

  next(): void {
    if (!this.hasNext) return;
    const goesOn = this.last;
    if (!goesOn || this.before.length) this.turn(this.at + 1);
    if (goesOn) this.room.goOn();
  }

  back(): void {
    if (this.hasBack) this.turn(this.at - 1);
  }

  /** The learner has asked to be shown what to do. */
  show(): void {
    this.refused = { seq: this.seq, times: ENOUGH };
    void this.seek();
  }

  /** The learner has tried something that could not be done. */
  err(): void {
    const seq = this.seq;
    this.refused = { seq, times: this.refused.seq === seq ? this.refused.times + 1 : 1 };
    void this.seek();
  }

  /** The learner goes on with the game: nothing is said any more. */
  close(): void {
    learning.close(this.room.table);
    this.room.goOn();
  }

  /** The learner has pointed at this thing. */
  async answer(right: boolean, thing: string): Promise<void> {
    const key = this.key;
    const found = await this.room.describe(thing);
    if (key !== this.key || !this.asks) return;
    this.tries = { ...this.tries, [key]: { right, found, wrong: this.tried.wrong + (right ? 0 : 1) } };
  }

  private get seq(): number {
    return this.room.state?.seq ?? -1;
  }

  /** Is it the learner's turn to do something? */
  private get acts(): boolean {
    return this.shown && this.outcome === "going" && !this.reads && !this.asks;
  }

  private get way(): Shown | null {
    return this.found.seq === this.seq ? this.found.way : null;
  }

  /** Where the lesson itself does not know what to show, the table is asked, once for each decision. */
  private async seek(): Promise<void> {
    const seq = this.seq;
    if (!this.due || this.lesson?.show || this.found.seq === seq) return;
    this.found = { seq, way: null };
    const way = await this.room.way();
    if (this.seq === seq) this.found = { seq: way ? seq : -1, way };
  }

  private given(): Lesson | null {
    return this.room.state?.lesson ?? null;
  }

  private closed(): boolean {
    return learning.isClosed(this.room.table);
  }

  private unread(): Panel[] {
    const found = this.lesson?.panels.filter((panel) => panel.before) ?? [];
    return (this.open[this.lesson?.at ?? 0] ?? 0) < found.length ? found : [];
  }

  /** The others' moves wait, or the learner has moved and they have not arrived. */
  private waits(): boolean {
    const { state, me, last, lookedAt, playback } = this.room;
    const others = state?.view.ask?.seat !== me && last !== lookedAt;
    return playback.held || (this.lesson?.outcome === "going" && others && playback.frame === null);
  }

  private hasMore(): boolean {
    if (!this.shown || this.outcome === "missed") return false;
    return !this.last || (this.looks && this.outcome === "going");
  }

  /** What the others will be seen to do is not told before. */
  private cameOut(): Lesson["outcome"] {
    const outcome = this.lesson?.outcome ?? "going";
    return this.looks && (outcome === "missed" || this.before.length) ? "going" : outcome;
  }

  private said(): Panel[] {
    if (!this.looks || this.outcome === "done") return this.lesson?.panels ?? [];
    return this.before.length ? this.before : [{ words: t("learn-look"), points: [], answers: [], why: "", before: true }];
  }

  private counted(): Count {
    const { panels, at } = this;
    const kind = (i: number) => panels[i] && panels[i].answers.length > 0;
    let [first, end] = [at, at + 1];
    while (first > 0 && kind(first - 1) === kind(at)) first--;
    while (end < panels.length && kind(end) === kind(at)) end++;
    return { asks: kind(at) ?? false, at: at - first + 1, of: end - first };
  }

  private turn(page: number): void {
    if (this.lesson) this.open = { ...this.open, [this.lesson.at]: page };
  }

  private isDue(): boolean {
    return this.acts && this.refused.seq === this.seq && this.refused.times >= ENOUGH;
  }

  private hinted(): Choice | null {
    const wanted = this.lesson?.show || this.way?.move;
    return (this.due && this.room.choosing.ask?.choices.find(({ move }) => move === wanted)) || null;
  }

  private worded(): string {
    if (this.outcome === "missed") return t("learn-missed");
    if (this.stuck) return t(this.way?.lost ? "learn-lost" : "learn-unseen");
    return this.panel?.words ?? "";
  }

  private toRing(): string[] {
    const panel = this.panel;
    if (!panel || this.outcome === "missed" || this.stuck) return [];
    if (this.hint) return this.nextOf(this.hint);
    return panel.answers.length && (this.tried.right || this.tried.wrong >= ENOUGH) ? panel.answers : panel.points;
  }

  /** What to point at next for this move. */
  private nextOf({ targets }: Choice): string[] {
    const { picked } = this.room.choosing;
    const fits = picked.every((target, i) => target === targets[i]);
    return targets.slice(fits ? picked.length : 0).slice(0, 1);
  }
}
