/** The tables opened in this browser, with their secrets; they are kept nowhere else. */
import type { Known } from "./protocol";

/** What a secret is good for; where a browser has several for one table, the first of these is used. */
const ROLES = ["host", "player", "spectator"] as const;
export type Role = (typeof ROLES)[number];

interface Kept extends Known {
  role?: Role; // lists of older versions have none
  hidden?: boolean; // taken off the list; without its secret, the seat would be lost
}

const TABLES = "gugong-tables";
const FRESH = "gugong-fresh";
const MOST = 200;

function read<Kind>(name: string): Kind[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
    return Array.isArray(found) ? (found as Kind[]) : [];
  } catch {
    return [];
  }
}

const kept = () => read<Kept>(TABLES);
const keep = (tables: Kept[]) => localStorage.setItem(TABLES, JSON.stringify(tables.slice(0, MOST)));
const rank = (one: Kept) => ROLES.indexOf(one.role ?? "player");

/** The tables to list, the last opened first, each with the best of its secrets. */
export function known(): Known[] {
  const tables = new Set(kept().filter((one) => !one.hidden).map((one) => one.table));
  return [...tables].map((table) => ({ table, secret: secretOf(table) }));
}

/** All that is kept, hidden tables too. */
export const everKnown = (): Known[] => kept();

/** What this browser opens the table with; empty if it has never been there. */
export function secretOf(table: string): string {
  const found = kept().filter((one) => one.table === table);
  return found.sort((one, other) => rank(one) - rank(other))[0]?.secret ?? "";
}

export function remember(table: string, secret: string, role: Role): void {
  const others = kept().filter((one) => one.table !== table || one.secret !== secret);
  keep([{ table, secret, role }, ...others]);
}

/** Take a table off the list. */
export function hide(table: string): void {
  keep(kept().map((one) => (one.table === table ? { ...one, hidden: true } : one)));
}

/** This secret opens nothing any more. */
export function forget(table: string, secret: string): void {
  keep(kept().filter((one) => one.table !== table || one.secret !== secret));
}

type Fresh = [link: string, secret: string];
const freshOnes = () => read<Fresh>(FRESH);
const keepFresh = (all: Fresh[]) => localStorage.setItem(FRESH, JSON.stringify(all.slice(0, MOST)));

/** The secret that is to replace the one in a link: always the same, so that no reload and no lost answer loses the seat. */
export function freshFor(table: string, secret: string): string {
  const link = `${table}/${secret}`;
  const found = freshOnes().find(([one]) => one === link);
  if (found) return found[1];
  const made = newSecret();
  keepFresh([[link, made], ...freshOnes()]);
  return made;
}

/** It was no invitation: nothing is to be replaced. */
export function dropFresh(table: string, secret: string): void {
  keepFresh(freshOnes().filter(([link]) => link !== `${table}/${secret}`));
}

/** 128 bits. */
function newSecret(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
