/** One table as this page knows it: the last messages from the server, and the questions put to it. */
import { Choosing } from "./choosing.svelte";
import { Connection } from "./connection.svelte";
import type { Language } from "./generated";
import { dropFresh, forget, freshFor, type Role } from "./mine";
import { Playback, type Frame } from "./playback.svelte";
import type { Ask, AskReview, Described, FromPage, FromServer, Hinted, Line, Looked, Lost, Previewed, Problem, Reviewed, Seat, Sheet, Shown, State, View, Welcome } from "./protocol";
import type { Target } from "./targets";
import { since, turns, type Turn } from "./turns";
import { words } from "./words.svelte";

type Answer = Extract<FromServer, { ask: number }>;
type Question = Extract<FromPage, { ask: number }>;
type Without<Kind, Field extends PropertyKey> = Kind extends unknown ? Omit<Kind, Field> : never;

/** What matters, where, which move, and why. */
export const HINT_STEPS = 4;

/** Why something cannot be done. */
export interface Said {
  words: string;
  rule: string | null;
  first: string[];
}

export class Room {
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<Seat[]>([]);
  /** The game has not begun: open seats are waited for. */
  gathering = $state.raw(false);
  /** Has this page just taken its seat by a link? */
  invited = $state.raw(false);
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The seat whose view this page shows; null for a spectator. */
  me = $state.raw<number | null>(null);
  /** The server's answer to a click, where it was not allowed. */
  said = $state.raw<Said | null>(null);
  /** Why the thing under the pointer cannot be chosen. */
  why = $state.raw<Said | null>(null);
  /** What the move that is hovered or chosen would do. */
  preview = $state.raw<Previewed | null>(null);
  /** An earlier step, shown instead of the table as it is now. */
  looked = $state.raw<Looked | null>(null);
  /** The `seq` of this page's last move. */
  last = $state.raw(0);
  /** The last move of this page whose result the player has looked at; `holds` if the others' moves wait for that. */
  lookedAt = $state.raw(0);
  holds: () => boolean = () => false;
  /** The move that the player is shown how to make. */
  shown = $state.raw("");
  /** What the hint about this decision says so far, as far as it was asked for. */
  hinted = $state.raw<Hinted | null>(null);
  /** The step at which the player has closed it. */
  private unhinted = $state.raw(-1);
  /** The review that this page waits for, and how far it is. */
  reviewing = $state.raw<AskReview | null>(null);
  reviewed = $state.raw<Reviewed | null>(null);
  /** Seats of this page that somebody has given up or handed on, until the player has read of it. */
  lost = $state.raw<Lost[]>([]);
  /** What opens the table for this page. */
  secret = $state.raw("");
  /** The table of the rematch, once somebody has asked for one. */
  again = $state.raw<string | null>(null);
  readonly choosing = new Choosing();
  readonly playback: Playback = new Playback((step) => this.frames(step), () => this.me);
  readonly connection: Connection;
  /** Why the server did not let this page in. */
  private refusal = $state.raw<Problem | null>(null);
  private readonly fresh: string;
  private asked = 0;
  private answers = new Map<number, (answer: Answer | null) => void>();
  private seen = 0;
  private previews = new Map<string, Promise<Previewed | null>>();
  private described = new Map<string, Promise<Described | null>>();
  private describedView: View | null = null;

  readonly view: View | null = $derived(this.playback.frame?.view ?? this.looked?.view ?? this.state?.view ?? null);
  /** The log as far as it is shown: what is still to be played back, or comes after an earlier step, is left out. */
  readonly told: Line[] = $derived(this.toldLines());
  /** The hint that is shown. */
  readonly hint: Hinted | null = $derived(this.shownHint());
  /** Must this player decide now? */
  readonly decides: boolean = $derived(this.me !== null && this.state?.view.ask?.seat === this.me);
  /** What has happened since this player's last turn. */
  readonly recent: Turn[] = $derived(this.me === null ? [] : since(turns(this.told), this.me, this.decides));
  /** At a hot-seat table, the seat of this page that must decide, if it is not the one shown. */
  readonly next: number | null = $derived(this.nextSeat());
  readonly role: Role = $derived(this.welcome?.host ? "host" : this.seats.some((seat) => seat.mine) ? "player" : "spectator");
  /** On how many pages this visitor's seats are open, this one included. */
  readonly pages: number = $derived(Math.max(0, ...this.seats.map((seat) => seat.pages)));
  /** How many there were when this page was let in. */
  pagesBefore = $state.raw(0);

  constructor(
    readonly table: string,
    secret: string,
  ) {
    this.secret = secret;
    this.fresh = freshFor(table, secret);
    this.connection = new Connection(() => this.hello(), (message) => this.receive(message));
  }

  close(): void {
    this.playback.skip();
    this.connection.close();
  }

  /** Why there is nothing to see here. */
  get gone(): Problem | null {
    return this.connection.trouble === "ended" ? this.refusal : null;
  }

  /** Is an answer of the server to the last click outstanding? */
  get busy(): boolean {
    return (this.choosing.chosen !== null && !this.choosing.asks) || this.connection.waiting > 0 || (this.state?.seq ?? 0) < this.last;
  }

  play(move: string): void {
    this.send({ type: "play", move });
  }

  undo(): void {
    this.send({ type: "undo" });
  }

  redo(): void {
    this.send({ type: "redo" });
  }

  /** The hint about this decision, or the next step of it, which everybody is told of; where there are none, the table says why. */
  askHint(): void {
    const { state, hinted, hint } = this;
    if (!state || (hint && hint.taken === HINT_STEPS)) return;
    this.unhinted = -1;
    if (!hinted || hint) this.connection.send({ type: "hint", id: freshId(), seq: state.seq });
  }

  closeHint(): void {
    this.unhinted = this.hinted?.step ?? -1;
  }

  /** Review this seat; what was asked for before is left. */
  askReview(seat: number, depth: AskReview["depth"]): void {
    const { reviewing, reviewed } = this;
    if (reviewing?.seat === seat && reviewing.depth === depth && !reviewed?.failed) return;
    this.reviewed = null;
    this.reviewing = { type: "review", seat, depth };
    this.connection.ask(this.reviewing);
  }

  cancelReview(): void {
    this.reviewing = null;
    this.connection.ask({ type: "review" });
  }

  /** In a lesson: back to where the task was set. */
  retry(): void {
    this.send({ type: "retry" });
  }

  /** The player has looked at what their own move did: now the others' moves are shown. */
  goOn(): void {
    this.lookedAt = this.last;
    this.playback.goOn();
  }

  /** At a hot-seat table: show the hand of the player who has sat down. */
  sit(seat: number): void {
    this.connection.send({ type: "sit", seat });
  }

  speak(language: Language): void {
    this.connection.ask({ type: "speak", language });
  }

  rename(name: string): void {
    this.connection.send({ type: "rename", name });
  }

  leave(level: string | null): void {
    this.connection.send({ type: "leave", level });
  }

  /** From the host: hand on the seat of somebody who is away. */
  release(seat: number, level: string | null): void {
    this.connection.send({ type: "release", seat, level });
  }

  /** From the host: wait no longer, and leave the free seats to bots of this level, or free. */
  begin(level: string | null): void {
    this.connection.send({ type: "begin", level });
  }

  /** Why this cannot be chosen; without a rule where it has nothing to do with the question. */
  async explain(what: { targets: Target[] } | { move: string }): Promise<Said | null> {
    const answer = await this.question({ type: "why", ...what });
    return answer?.type === "explained" ? { words: answer.words, rule: answer.rule, first: [] } : null;
  }

  /** What the learner of a lesson should do, from wherever they have got to. */
  way(): Promise<Shown | null> {
    return this.answered("shown", { type: "show" });
  }

  sheet(): Promise<Sheet | null> {
    return this.answered("sheet", { type: "scores" });
  }

  /** Show the table as it was after so many moves; from any seat when the game is over. */
  async look(step: number, seat: number | null): Promise<void> {
    const answer = await this.question({ type: "look", step, seat });
    if (answer?.type === "looked") this.looked = answer;
  }

  /** Show what has happened since this player's last turn, else the last turn. */
  showAgain(): void {
    const news = this.recent.length ? this.recent : turns(this.lines).slice(-1);
    this.playback.show(news.flatMap((turn) => turn.lines));
  }

  /** Show the table as it was when this line was told. */
  showLine(line: Line): void {
    const lines = this.linesOf(line.step);
    this.playback.showFrom(lines.slice(lines.indexOf(line)));
  }

  /** Why the bot moved as it did in the turn with this step. */
  async reason(step: number): Promise<string | null> {
    const answer = await this.question({ type: "reason", step });
    return answer?.type === "explained" ? answer.words : null;
  }

  private async frames(step: number): Promise<Frame[] | null> {
    const answer = await this.question({ type: "frames", step });
    if (answer?.type !== "framed") return null;
    const lines = this.linesOf(step)[Symbol.iterator]();
    return answer.frames.map((frame) => ({ ...frame, lines: frame.lines.map((line) => lines.next().value ?? line) }));
  }

  private linesOf(step: number): Line[] {
    return this.lines.filter((line) => line.step === step && !isHint(line));
  }

  /** Back to the table as it is. */
  now(): void {
    this.looked = null;
  }

  /** What this move would do; the server is asked once for each move. */
  previewOf(move: string): Promise<Previewed | null> {
    const found = this.previews.get(move) ?? this.answered("previewed", { type: "preview", move });
    this.previews.set(move, found);
    return found;
  }

  /** What a thing on the table is, in the view that is shown; the server is asked once for each. */
  describe(thing: string): Promise<Described | null> {
    if (this.describedView !== this.view) this.described.clear();
    this.describedView = this.view;
    const found = this.described.get(thing) ?? this.answered("described", { type: "describe", thing, ...this.shownFrom() });
    this.described.set(thing, found);
    return found;
  }

  /** What these things are called. */
  async nameThings(things: string[]): Promise<string[] | null> {
    const answer = await this.question({ type: "name-things", things, ...this.shownFrom() });
    return answer?.type === "named" ? answer.names : null;
  }

  /** The step and the seat of the view that is shown, unless it is that of now. */
  private shownFrom(): { step: number | null; seat: number | null } {
    const view = this.view;
    return view && view !== this.state?.view ? { step: view.step, seat: view.seen.seat } : { step: null, seat: null };
  }

  /** False if pointing at it chooses nothing now. */
  point(target: Target): boolean {
    this.said = this.why = null;
    return this.choosing.point(target);
  }

  private send(what: { type: "play"; move: string } | { type: "undo" | "redo" | "retry" }): void {
    if (!this.state) return;
    this.said = this.why = null;
    this.choosing.clear();
    this.connection.send({ ...what, id: freshId(), seq: this.state.seq } as FromPage);
  }

  private question(what: Without<Question, "ask">): Promise<Answer | null> {
    const ask = ++this.asked;
    this.connection.ask({ ...what, ask } as FromPage);
    return new Promise((resolve) => this.answers.set(ask, resolve));
  }

  /** The answer, if it is of this type; null if the server had a problem or the connection broke. */
  private async answered<Type extends Answer["type"]>(type: Type, what: Without<Question, "ask">) {
    const answer = await this.question(what);
    return answer?.type === type ? (answer as Extract<Answer, { type: Type }>) : null;
  }

  private hello(): FromPage {
    for (const resolve of this.answers.values()) resolve(null);
    this.answers.clear();
    const { table, secret, fresh, seen, me: seat } = this;
    return { type: "hello", table, secret, fresh, language: words.language, seen, seat };
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.enter(message);
        break;
      case "seats":
        this.seats = message.seats;
        this.gathering = message.gathering ?? false;
        this.pagesBefore ||= this.pages;
        break;
      case "lost":
        this.lost = [...this.lost, message];
        break;
      case "state":
        this.update(message);
        break;
      case "hinted":
        if (message.step === this.state?.view.step) this.hinted = message;
        break;
      case "reviewed":
        if (message.seat === this.reviewing?.seat && message.depth === this.reviewing.depth) this.reviewed = message;
        break;
      case "refused":
        this.said = message;
        break;
      case "problem":
        this.fail(message);
        break;
      case "again":
        this.again = message.table;
        break;
      case "accepted":
        this.last = message.seq;
        break;
      default:
        this.answer(message);
    }
  }

  private enter(welcome: Welcome): void {
    if (!this.welcome) this.invited = welcome.secret === this.fresh;
    if (welcome.secret !== this.fresh) dropFresh(this.table, this.secret);
    if (welcome.secret !== this.secret) forget(this.table, this.secret);
    this.welcome = welcome;
    this.secret = welcome.secret;
    this.again = welcome.again ?? this.again;
    this.refusal = null;
    this.pagesBefore = 0;
    if (this.reviewing) this.connection.ask(this.reviewing); // a connection that comes back goes on with it
  }

  private update(state: State): void {
    const before = this.state?.view;
    this.lines = state.whole ? state.lines : [...this.lines, ...state.lines];
    this.state = state;
    this.seen = state.seq;
    this.me = state.view.seen.seat;
    if (!state.hint || state.view.step !== before?.step) this.hinted = null;
    if (state.whole || !before || this.looked) this.playback.skip();
    else this.playback.follow(before, state.lines.filter((line) => !isHint(line)), this.holds() && this.lookedAt !== this.last);
    const ask = state.view.ask?.seat === this.me ? state.view.ask : null;
    if (before?.step === state.view.step && isSame(ask, this.choosing.ask)) return; // what has been picked stays so
    this.choosing.listen(ask);
    this.previews.clear();
    this.preview = this.why = null;
  }

  private shownHint(): Hinted | null {
    const { hinted, looked, playback } = this;
    return hinted && hinted.step !== this.unhinted && !looked && !playback.frame ? hinted : null;
  }

  private fail(problem: Problem): void {
    if (!this.connection.open) this.refusal = problem;
    else if (problem.ask) this.answer({ type: "explained", ask: problem.ask, words: problem.words, rule: null });
    else this.said = { words: problem.words, rule: null, first: [] };
  }

  private answer(message: Answer): void {
    this.answers.get(message.ask)?.(message);
    this.answers.delete(message.ask);
  }

  private toldLines(): Line[] {
    const { looked, playback, lines } = this;
    if (looked) return lines.filter((line) => line.step <= looked.view.step);
    return playback.again ? lines : withoutLast(lines, playback.left);
  }

  private nextSeat(): number | null {
    const seat = this.state?.view.ask?.seat;
    return seat !== undefined && seat !== this.me && this.me !== null && this.seats[seat]?.mine ? seat : null;
  }
}

const isHint = (line: Line) => line.what === "hint";

/** These lines as long as so many that can be played back are still to come. */
function withoutLast(lines: Line[], left: number): Line[] {
  const end = left ? lines.indexOf(lines.filter((line) => !isHint(line)).at(-left)!) : lines.length;
  return lines.slice(0, Math.max(0, end));
}

function isSame(one: Ask | null, other: Ask | null): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** crypto.randomUUID is missing on pages that a local network gets over plain http. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
