/** One table as this page knows it: what the server said last, and what it was asked. */
import { Choosing } from "./choosing.svelte";
import { Connection } from "./connection.svelte";
import type { FromPage, FromServer, Line, Looked, Previewed, Seat, Sheet, State, View, Welcome } from "./protocol";
import type { Target } from "./targets";
import { words, type Language } from "./words.svelte";

type Answer = Extract<FromServer, { ask: number }>;
type Question = Extract<FromPage, { ask: number }>;
type Without<Kind, Field extends PropertyKey> = Kind extends unknown ? Omit<Kind, Field> : never;

/** Words that came back for something that cannot be done. */
export interface Said {
  words: string;
  rule: string | null;
  first: string[];
}

export class Room {
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<Seat[]>([]);
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The own seat this page looks from; null for a spectator. */
  me = $state.raw<number | null>(null);
  /** What the server answered to something that was done here. */
  said = $state.raw<Said | null>(null);
  /** Why the thing under the pointer cannot be chosen. */
  why = $state.raw<Said | null>(null);
  /** What the move that is looked at would do. */
  preview = $state.raw<Previewed | null>(null);
  /** An earlier step that is looked at instead of the table as it is now. */
  looked = $state.raw<Looked | null>(null);
  /** The `seq` of this page's last own move: what came after it is news. */
  since = $state.raw(0);
  gone = $state.raw<string | null>(null);
  /** The table of the rematch, once somebody asked for one. */
  again = $state.raw<string | null>(null);
  readonly choosing = new Choosing();
  readonly line: Connection;
  private asked = 0;
  private answers = new Map<number, (answer: Answer | null) => void>();
  private seen = 0;
  private foreseen = new Map<string, Promise<Previewed | null>>();

  readonly view: View | null = $derived(this.looked?.view ?? this.state?.view ?? null);
  /** Does a seat of this page decide, and is it not the one looked from?  (Hot-seat) */
  readonly next: number | null = $derived(this.nextSeat());

  constructor(
    readonly table: string,
    readonly secret: string,
  ) {
    this.since = Number(localStorage.getItem(this.keptSince) ?? 0);
    this.line = new Connection(() => this.hello(), (message) => this.told(message));
  }

  close(): void {
    this.line.close();
  }

  /** Has the server's word on the last click not come yet? */
  get busy(): boolean {
    const weighing = this.choosing.chosen !== null && !this.choosing.asks;
    return weighing || this.line.waiting > 0 || (this.state?.seq ?? 0) < this.since;
  }

  private get keptSince(): string {
    return `gugong-since-${this.table}`;
  }

  private acted(seq: number): void {
    this.since = seq;
    localStorage.setItem(this.keptSince, String(seq));
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

  /** A hot-seat table: the next player has sat down, and sees nothing before the own hand has come. */
  sit(seat: number): void {
    this.line.send({ type: "sit", seat });
  }

  speak(language: Language): void {
    this.line.send({ type: "speak", language });
  }

  rename(name: string): void {
    this.line.send({ type: "rename", name });
  }

  leave(level: string | null): void {
    this.line.send({ type: "leave", level });
  }

  async explain(move: string): Promise<Said | null> {
    const answer = await this.question({ type: "why", move });
    return answer?.type === "explained" ? { words: answer.words, rule: answer.rule, first: [] } : null;
  }

  async sheet(): Promise<Sheet | null> {
    const answer = await this.question({ type: "scores" });
    return answer?.type === "sheet" ? answer : null;
  }

  /** Show the table as it was after so many moves; from any seat when the game is over. */
  async look(step: number, seat: number | null): Promise<void> {
    const answer = await this.question({ type: "look", step, seat });
    if (answer?.type === "looked") this.looked = answer;
  }

  /** Back to the table as it is. */
  now(): void {
    this.looked = null;
  }

  /** What this move would do; the server is asked once. */
  foresee(move: string): Promise<Previewed | null> {
    const found = this.foreseen.get(move) ?? this.ahead(move);
    this.foreseen.set(move, found);
    return found;
  }

  private async ahead(move: string): Promise<Previewed | null> {
    const answer = await this.question({ type: "preview", move });
    return answer?.type === "previewed" ? answer : null;
  }

  point(target: Target): void {
    if (this.looked) return;
    this.said = this.why = null;
    this.choosing.point(target);
  }

  private send(what: { type: "play"; move: string } | { type: "undo" } | { type: "redo" }): void {
    if (!this.state) return;
    this.said = this.why = null;
    this.choosing.clear();
    this.line.send({ ...what, id: freshId(), seq: this.state.seq } as FromPage);
  }

  private question(what: Without<Question, "ask">): Promise<Answer | null> {
    const ask = ++this.asked;
    this.line.send({ ...what, ask } as FromPage);
    return new Promise((resolve) => this.answers.set(ask, resolve));
  }

  private hello(): FromPage {
    for (const resolve of this.answers.values()) resolve(null);
    this.answers.clear();
    return { type: "hello", table: this.table, secret: this.secret, language: words.language, seen: this.seen, seat: this.me };
  }

  private told(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        break;
      case "seats":
        this.seats = message.seats;
        break;
      case "state":
        this.hear(message);
        break;
      case "refused":
        this.said = message;
        break;
      case "problem":
        this.trouble(message.code, message.words, message.ask);
        break;
      case "again":
        this.again = message.table;
        break;
      case "accepted":
        this.acted(message.seq);
        break;
      default:
        this.answer(message);
    }
  }

  private hear(state: State): void {
    this.lines = state.whole ? state.lines : [...this.lines, ...state.lines];
    this.state = state;
    this.seen = state.seq;
    this.me = state.view.seen.seat;
    this.choosing.listen(state.view.ask?.seat === this.me ? state.view.ask : null);
    this.foreseen.clear();
    this.preview = this.why = null;
  }

  private trouble(code: string, said: string, ask: number | null | undefined): void {
    if (ask) this.answer({ type: "explained", ask, words: said, rule: null });
    else this.said = { words: said, rule: null, first: [] };
    if (code === "no-such-table" || !this.welcome) {
      this.gone = said;
      this.line.close();
    }
  }

  private answer(message: Answer): void {
    this.answers.get(message.ask)?.(message);
    this.answers.delete(message.ask);
  }

  private nextSeat(): number | null {
    const seat = this.state?.view.ask?.seat;
    return seat !== undefined && seat !== this.me && this.me !== null && this.seats[seat]?.mine ? seat : null;
  }
}

/** randomUUID is not there on a page served to the room over plain http. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
