/** What has been learnt in this browser, and which lessons were offered; the browser keeps it. */
import { api } from "./api";
import { LESSONS, type LessonName, type Level } from "./generated";
import { hide, remember } from "./mine";
import type { NewSeat } from "./protocol";
import { router } from "./router.svelte";
import { ui } from "./ui.svelte";

interface Kept {
  done: string[];
  /** The places that were met in a game, where their lesson was offered. */
  offered: string[];
  /** The first day was waved away on the first page. */
  waved: boolean;
  /** No lesson is to be offered at a table any more. */
  never: boolean;
  /** Tables at which a lesson was begun. */
  tables: string[];
  /** Those of them where the lesson is over and the game goes on. */
  closed: string[];
}

const KEPT = "gugong-lessons";
const FROM = "gugong-lesson-from"; // the table that was left for a lesson, while this tab is open
const NOTHING: Kept = { done: [], offered: [], waved: false, never: false, tables: [], closed: [] };
const MOST = 50; // tables that are remembered
export const MENG: LessonName = "meng"; // the lesson of the game for one player

class Learning {
  #kept = $state.raw(read());

  get waved(): boolean {
    return this.#kept.waved;
  }

  isDone(lesson: string): boolean {
    return this.#kept.done.includes(lesson);
  }

  finish(lesson: string): void {
    if (!this.isDone(lesson)) this.#keep({ done: [...this.#kept.done, lesson] });
  }

  /** The next lesson that has not been done, in their order, after this one and then from the beginning. */
  after(lesson: string): LessonName | null {
    const at = LESSONS.indexOf(lesson as LessonName);
    const order = [...LESSONS.slice(at + 1), ...LESSONS.slice(0, Math.max(0, at))];
    return order.find((one) => !this.isDone(one)) ?? null;
  }

  wave(): void {
    this.#keep({ waved: true });
  }

  /** At this table the lesson is over: nothing is said any more. */
  close(table: string): void {
    this.#keep({ closed: [table, ...this.#kept.closed].slice(0, MOST) });
  }

  isClosed(table: string): boolean {
    return this.#kept.closed.includes(table);
  }

  /** Is this place met for the first time, in whichever game, by somebody who may be offered its lesson? */
  isNew(place: string): boolean {
    const { never, offered } = this.#kept;
    return !never && !offered.includes(place) && !this.isDone(place);
  }

  offer(place: string): void {
    this.#keep({ offered: [...this.#kept.offered, place] });
  }

  never(): void {
    this.#keep({ never: true });
  }

  /** The table to go back to when the lesson is over. */
  get from(): string {
    return sessionStorage.getItem(FROM) ?? "";
  }

  /** The table to go back to for whoever has just left this one: of a lesson, the table that was left for that. */
  homeOf(table: string): string {
    return this.#kept.tables.includes(table) ? this.from : table;
  }

  /** Begin a lesson at a table of its own; `from` is the table that is left for it. */
  async begin(lesson: string, from = this.from): Promise<void> {
    const made = await api.lesson({ lesson, name: ui.name || null });
    sessionStorage.setItem(FROM, from);
    this.#keep({ tables: [made.table, ...this.#kept.tables].slice(0, MOST) });
    remember(made.table, made.secret, "host");
    router.go("table", made.table);
  }

  /** Begin it anew; the table of the failed attempt is not listed any more. */
  async again(lesson: string, table: string): Promise<void> {
    await this.begin(lesson);
    hide(table);
  }

  /** A game for whoever has just learnt something: against one bot of the kind that the lessons have, or against Meng. */
  async play(lesson: string): Promise<void> {
    const seats: NewSeat[] = [{ kind: "person", name: ui.name || null }];
    if (lesson !== MENG) seats.push({ kind: "bot", level: "novice" satisfies Level });
    const made = await api.create({ seats, options: { players: seats.length } });
    remember(made.table, made.secret, "host");
    router.go("table", made.table);
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...read(), ...changed }; // another tab may have kept something since
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
  }
}

function read(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export const learning = new Learning();

/** Which lesson is about a thing on the table (docs/notation.md). */
export function lessonOf(thing: string): LessonName | null {
  const [kind = "", name = ""] = thing.split(":");
  const place = ["place", "gift", "official", "option"].includes(kind) ? name : OF_KIND[kind];
  return LESSONS.find((lesson) => lesson === place) ?? null;
}
const OF_KIND: Record<string, LessonName | undefined> = {
  wall: "wall", space: "wall", "on-wall": "wall",
  intrigue: "intrigue", benefit: "intrigue", marker: "intrigue",
  palace: "palace", step: "palace", seat: "palace", envoy: "palace",
  decree: "decree-levels", signed: "decree-levels",
  harbour: "canal", ship: "canal", ships: "canal",
  tokens: "tokens", slot: "tokens", exchange: "tokens", pile: "tokens",
  double: "double",
  deck: "meng", focus: "meng", today: "meng", used: "meng",
};
