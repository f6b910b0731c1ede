/** The server's HTTP interface; its addresses are relative to the page's, wherever a proxy has put that. */
import type { Created, Fork, Mine, NewLesson, NewTable, Opened, Problem, Reach, Rematch, RulePage, Summary, Verified } from "./protocol";
import { t, words } from "./words.svelte";

/** What was wrong, in the reader's language. */
class Refusal extends Error {}

/** What to tell the reader when a request has failed. */
export function problemWords(error: unknown): string {
  return error instanceof Refusal ? error.message : t("page-no-server");
}

/** The answer to a request; a proxy on the way may answer with anything. */
async function ask<Answer>(path: string, how?: RequestInit): Promise<Answer> {
  const answer = await fetch(path, how);
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal((read as Problem | null)?.words || statusWords(answer.status));
  if (read === null) throw new Refusal(t("page-unexpected"));
  return read as Answer;
}

function statusWords(status: number): string {
  if (status === 429) return t("page-too-many-requests");
  return status >= 502 && status <= 504 ? t("page-unavailable") : t("page-unexpected");
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "Accept-Language": words.language };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const api = {
  create: (table: NewTable) => post<Created>("api/tables", table),
  lesson: (lesson: NewLesson) => post<Created>("api/lessons", lesson),
  mine: (mine: Mine) => post<Summary[]>("api/mine", mine),
  open: (opened: Opened) => post<Created>("api/open", opened),
  fork: (table: string, fork: Fork) => post<Created>(`api/tables/${table}/fork`, fork),
  rematch: (table: string, rematch: Rematch) => post<Created>(`api/tables/${table}/rematch`, rematch),
  verify: (table: string, secret: string) => post<Verified>(`api/tables/${table}/verify`, { secret }),
  reach: () => ask<Reach>("api/reach"),
  record: (table: string, secret: string) => post<unknown>(`api/tables/${table}/record`, { secret }),
};

const pages = new Map<string, Promise<RulePage[]>>();

/** The rules in this language, fetched once; after a failure they are fetched again. */
export function rulePages(language: string): Promise<RulePage[]> {
  const found = pages.get(language) ?? ask<RulePage[]>(`api/rules/${language}`);
  pages.set(language, found);
  found.catch(() => pages.delete(language));
  return found;
}
