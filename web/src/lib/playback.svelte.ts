/** The others' moves, shown one thing after the other at the player's pace instead of all at once. */
import type { Frame, Line, View } from "./protocol";
import { ui } from "./ui.svelte";

export type { Frame } from "./protocol";

// In milliseconds.
const GLANCE = 450; // for a frame, and
const WORD = 90; // for each of its words to be read
const OWN = 350; // for what the player's own move did, which needs no reading
const FACTORS = { slow: 2, normal: 1, fast: 0.4 };
/** So many lines, about two turns, are waited for patiently; the further behind, the faster. */
const PATIENCE = 16;

export class Playback {
  /** What the page shows instead of the table as it is now; null for the present. */
  frame = $state.raw<Frame | null>(null);
  /** Whose doing the frame shows, or that of the frame before. */
  actor = $state.raw<number | null>(null);
  /** The lines shown since it began, those of the frame included. */
  shown = $state.raw<Line[]>([]);
  /** The player has stopped it. */
  paused = $state(false);
  /** Shown because the player asked for it, and not because it has just happened. */
  again = $state.raw(false);
  /** The player looks at what their own move did; the others' moves wait for `goOn`. */
  held = $state.raw(false);
  /** The lines that will come after this frame. */
  private pending = $state.raw<Line[]>([]);
  private frames = $state.raw<Frame[]>([]);
  private holds = false; // before the others' next move
  private timer = 0;
  private run = 0; // answers to an earlier one come too late

  /** `fetch` gets the frames of a step, with lines from the log, null when there is no connection; `me` is the seat that looks. */
  constructor(
    private readonly fetch: (step: number) => Promise<Frame[] | null>,
    private readonly me: () => number | null,
  ) {}

  /** Does it wait for the player? */
  get waits(): boolean {
    return this.paused || ui.pace === "step";
  }

  /** How many lines are still to come. */
  get left(): number {
    return this.frames.reduce((sum, frame) => sum + frame.lines.length, this.pending.length);
  }

  /** Does the frame tell this line? */
  shows(line: Line): boolean {
    return this.frame?.lines.includes(line) ?? false;
  }

  /** The frames of the same move that will come after this one. */
  get coming(): readonly Frame[] {
    return this.frames;
  }

  /** New lines have come; `before` is what the page showed until then.  With `hold` the player's own move is looked at first. */
  follow(before: View, lines: Line[], hold = false): void {
    const news = this.worthShowing(lines);
    if (ui.pace === "at-once" || (!news.length && !this.frame)) return;
    if (this.frame && !this.again) this.pending = [...this.pending, ...news];
    else this.start(before, hold ? lines : news, false, hold);
  }

  /** The player has looked at their own move. */
  goOn(): void {
    if (!this.held) return;
    this.holds = this.held = false;
    this.next();
  }

  /** Show these lines once more. */
  show(lines: Line[]): void {
    if (lines.length) this.start(null, lines, true);
  }

  /** Show the table as it was when the first of these lines was told, and wait there. */
  showFrom(lines: Line[]): void {
    this.show(lines);
    this.paused = true;
  }

  /** Stop the clock for this frame; whoever asked for that calls `next`. */
  wait(): void {
    clearTimeout(this.timer);
  }

  /** On to the next frame, or to the present. */
  next(): void {
    clearTimeout(this.timer);
    const [frame, ...rest] = this.frames;
    this.held = this.holds && frame !== undefined && this.endsTurn(frame);
    if (this.held) return;
    this.frames = rest;
    if (frame) this.present(frame);
    else if (this.pending.length) void this.fetchNext();
    else this.skip();
  }

  toggle(): void {
    this.paused = !this.paused;
    if (this.paused) clearTimeout(this.timer);
    else this.next();
  }

  /** To the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.run++;
    this.frames = [];
    this.shown = [];
    this.pending = [];
    this.frame = null;
    this.actor = null;
    this.paused = this.again = this.held = this.holds = false;
  }

  private start(before: View | null, lines: Line[], again: boolean, hold = false): void {
    this.skip();
    this.again = again;
    this.holds = hold;
    this.pending = lines;
    if (before) this.frame = { view: before, lines: [] };
    void this.fetchNext();
  }

  /** The frames of the next step; where the connection is lost, the present must do. */
  private async fetchNext(): Promise<void> {
    const run = this.run;
    const step = this.pending[0]!.step;
    const frames = (await this.fetch(step)) ?? [];
    if (run !== this.run) return;
    const wanted = this.pending.filter((line) => line.step === step);
    this.pending = this.pending.filter((line) => line.step !== step);
    this.frames = this.again ? telling(frames, wanted) : this.withoutOwn(frames);
    this.next();
  }

  private present(frame: Frame): void {
    this.actor = frame.lines.find((line) => line.who !== null)?.who ?? this.actor;
    this.shown = [...this.shown, ...frame.lines];
    this.frame = { lines: frame.lines, view: acting(frame.view, this.actor) };
    if (!this.waits || this.isOwn(frame)) this.timer = window.setTimeout(() => this.next(), this.lasts(frame));
  }

  private lasts(frame: Frame): number {
    if (this.isOwn(frame)) return OWN;
    const words = frame.lines.reduce((sum, line) => sum + line.words.split(" ").length, 0);
    const hurry = this.again ? 1 : Math.max(1, this.left / PATIENCE);
    return ((GLANCE + WORD * words) * FACTORS[ui.pace as keyof typeof FACTORS]) / hurry;
  }

  private isOwn(frame: Frame): boolean {
    return !this.again && frame.lines.every((line) => this.own(line));
  }

  /** Does somebody else act in it, or does Night fall? */
  private endsTurn({ lines }: Frame): boolean {
    return lines.some((line) => line.what === "night" || (line.who !== null && !this.own(line)));
  }

  private own(line: Line): boolean {
    return line.who !== null && line.who === this.me();
  }

  /** The player's own moves are shown at once, unless something followed from them that was not the player's doing. */
  private worthShowing(lines: Line[]): Line[] {
    const steps = new Set(lines.filter((line) => !this.own(line)).map((line) => line.step));
    return lines.filter((line) => steps.has(line.step));
  }

  /** What the player's own move did, in one frame: it is no news. */
  private withoutOwn(frames: Frame[]): Frame[] {
    const first = frames.findIndex((frame) => frame.lines.some((line) => !this.own(line)));
    return first === 0 ? frames : frames.slice(first < 0 ? -1 : first - 1);
  }
}

/** In the midst of a move nobody is asked; for the table, whoever acts is the one whose turn it is. */
function acting(view: View, seat: number | null): View {
  const asked = seat === null ? null : { seat, about: "", rule: "" };
  const question = asked && { ...asked, fields: [], parts: {} };
  const ask = asked && { ...asked, words: "", choices: [], then: {} };
  return { ...view, ask, ending: null, seen: { ...view.seen, question, moves: [] } };
}

/** The frames that tell any of these lines. */
function telling(frames: Frame[], lines: Line[]): Frame[] {
  return frames.filter((frame) => frame.lines.some((line) => lines.includes(line)));
}
