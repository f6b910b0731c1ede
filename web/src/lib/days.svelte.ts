/** What was played on each day; the browser keeps it.  A day is that of UTC, so that all have the same one. */
import { api } from "./api";
import { keep, kept } from "./kept";
import { remember, secretOf } from "./mine";
import type { Day, DayResult } from "./protocol";
import { router } from "./router.svelte";
import { ui } from "./ui.svelte";
import { t } from "./words.svelte";

export interface Played {
  /** The table of the deal. */
  table?: string;
  /** What came of it, recomputed from its record. */
  deal?: DayResult;
  /** The puzzle of the day, by its key. */
  key?: string;
  /** Was it solved at the first try? */
  puzzle?: boolean;
}

const NAME = "gugong-days";
const MS = 86_400_000; // a day has so many milliseconds
const dated = (ms: number) => new Date(ms).toISOString().slice(0, 10);

class Days {
  #kept = $state.raw(kept<Record<string, Played>>(NAME, {}));

  get today(): string {
    return dated(Date.now());
  }

  on(date: string): Played {
    return this.#kept[date] ?? {};
  }

  /** The day whose deal is played at this table; "" if none is. */
  of(table: string): string {
    return Object.keys(this.#kept).find((date) => this.#kept[date]?.table === table) ?? "";
  }

  /** How many days in a row there was something to tell of, up to this one or to the day before. */
  series(date = this.today): number {
    const done = (ms: number) => this.on(dated(ms)).deal !== undefined || this.on(dated(ms)).puzzle !== undefined;
    let at = Date.parse(date);
    if (!done(at)) at -= MS;
    let n = 0;
    for (; done(at); at -= MS) n++;
    return n;
  }

  /** What is played on this day. */
  async look(date: string): Promise<Day> {
    const day = await api.day(date);
    this.#keep(date, { key: day.puzzle });
    return day;
  }

  /** If the deal is over, what came of it. */
  async recount(date: string): Promise<void> {
    const { table, deal } = this.on(date);
    if (!table || deal) return;
    const found = await api.dayResult(table, { secret: secretOf(table), date });
    if (found.over) this.#keep(date, { deal: found });
  }

  /** Play the deal, or go on with it. */
  async play({ date, options, seed }: Day): Promise<void> {
    const { table } = this.on(date);
    if (table) return router.go("table", table);
    const made = await api.create({ seats: [{ kind: "person", name: ui.name || null }], options, seed });
    remember(made.table, made.secret, "host");
    this.#keep(date, { table: made.table });
    router.go("table", made.table);
  }

  /** A puzzle was tried: is it today's? */
  solve(key: string, right: boolean): void {
    const { today } = this;
    if (this.on(today).key === key && this.on(today).puzzle === undefined) this.#keep(today, { puzzle: right });
  }

  /** How the day went, in one line that says nothing about its cards. */
  line(date: string): string {
    const { deal, puzzle } = this.on(date);
    const sign = (good: boolean) => (good ? "✓" : "✗");
    const parts = [`Gùgōng ${date}`];
    if (deal) parts.push(`Meng ${sign(deal.won)} ${deal.scores.join(":")}`);
    if (puzzle !== undefined) parts.push(`${t("lessons-puzzle")} ${sign(puzzle)}`);
    return [...parts, t("today-series", { n: this.series(date) })].join(" · ");
  }

  #keep(date: string, changed: Played): void {
    const all = kept<Record<string, Played>>(NAME, {});
    this.#kept = { ...all, [date]: { ...all[date], ...changed } };
    keep(NAME, this.#kept);
  }
}

export const days = new Days();
