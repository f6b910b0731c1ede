/** The server's HTTP interface. */
import type { Created, Fork, Mine, NewTable, Opened, Problem, Rematch, RulePage, Summary, Verified } from "./protocol";
import { words } from "./words.svelte";

/** What the server said was wrong, in the reader's language. */
export class Refusal extends Error {}

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": words.language },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Refusal(await said(answer));
  return (await answer.json()) as Answer;
}

async function said(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).words;
  } catch {
    return answer.statusText;
  }
}

export const api = {
  create: (table: NewTable) => post<Created>("/api/tables", table),
  mine: (mine: Mine) => post<Summary[]>("/api/mine", mine),
  open: (opened: Opened) => post<Created>("/api/open", opened),
  fork: (table: string, fork: Fork) => post<Created>(`/api/tables/${table}/fork`, fork),
  rematch: (table: string, rematch: Rematch) => post<Created>(`/api/tables/${table}/rematch`, rematch),
  verify: (table: string, secret: string) => post<Verified>(`/api/tables/${table}/verify`, { secret }),
  record: (table: string, secret: string) => post<unknown>(`/api/tables/${table}/record`, { secret }),
};

const pages = new Map<string, Promise<RulePage[]>>();

/** The rules in this language, fetched once; a failure is not kept. */
export function rulePages(language: string): Promise<RulePage[]> {
  const found = pages.get(language) ?? fetch(`/api/rules/${language}`).then((answer) => answer.json() as Promise<RulePage[]>);
  pages.set(language, found);
  found.catch(() => pages.delete(language));
  return found;
}
