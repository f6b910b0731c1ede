/** The tables this browser has been at, with their secrets; nobody else keeps such a list. */
import type { Known } from "./protocol";

const KEPT = "gugong-tables";
const MOST = 100;

export function known(): Known[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Known[];
  } catch {
    return [];
  }
}

export function remember(table: string, secret: string): void {
  const others = known().filter((one) => one.table !== table || one.secret !== secret);
  localStorage.setItem(KEPT, JSON.stringify([{ table, secret }, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(KEPT, JSON.stringify(known().filter((one) => one.table !== table)));
}
