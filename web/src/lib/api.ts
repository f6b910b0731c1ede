/** What the page asks for without being connected to a table. */
import { host } from "$host";
import { Refusal } from "./host";
import type { Created, Day, DayKey, DayResult, Fork, GetReview, Mine, NewLesson, NewTable, Opened, Problem, PuzzleSummary, Reach, Rematch, ReviewFile, RulePage, Summary, Verified } from "./protocol";
import { t, words } from "./words.svelte";

/** What to tell the reader when a request has failed. */
export function problemWords(error: unknown): string {
  return error instanceof Refusal ? error.message : t("page-no-server");
}

/** The answer to a request; a proxy on the way may answer with anything. */
async function ask<Found>(path: string, body?: unknown): Promise<Found> {
  const { ok, status, read } = await host.request(path, words.language, body);
  if (!ok) throw new Refusal((read as Problem | null)?.words || statusWords(status));
  if (read === null) throw new Refusal(t("page-unexpected"));
  return read as Found;
}

function statusWords(status: number): string {
  if (status === 429) return t("page-too-many-requests");
  return status >= 502 && status <= 504 ? t("page-unavailable") : t("page-unexpected");
}

export const api = {
  create: (table: NewTable) => ask<Created>("api/tables", table),
  lesson: (lesson: NewLesson) => ask<Created>("api/lessons", lesson),
  mine: (mine: Mine) => ask<Summary[]>("api/mine", mine),
  open: (opened: Opened) => ask<Created>("api/open", opened),
  fork: (table: string, fork: Fork) => ask<Created>(`api/tables/${table}/fork`, fork),
  rematch: (table: string, rematch: Rematch) => ask<Created>(`api/tables/${table}/rematch`, rematch),
  verify: (table: string, secret: string) => ask<Verified>(`api/tables/${table}/verify`, { secret }),
  review: (table: string, review: GetReview) => ask<ReviewFile>(`api/tables/${table}/review`, review),
  puzzles: () => ask<PuzzleSummary[]>("api/puzzles"),
  day: (date: string) => ask<Day>(`api/days/${date}`),
  dayResult: (table: string, key: DayKey) => ask<DayResult>(`api/tables/${table}/day`, key),
  reach: () => ask<Reach>("api/reach"),
  record: (table: string, secret: string) => ask<unknown>(`api/tables/${table}/record`, { secret }),
};

const pages = new Map<string, Promise<RulePage[]>>();

/** The rules in this language, fetched once; after a failure they are fetched again. */
export function rulePages(language: string): Promise<RulePage[]> {
  const found = pages.get(language) ?? ask<RulePage[]>(`api/rules/${language}`);
  pages.set(language, found);
  found.catch(() => pages.delete(language));
  return found;
}
