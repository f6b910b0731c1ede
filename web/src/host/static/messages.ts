/** What the page and the worker with the tables tell each other. */
import type { Speed } from "./speed";

export type ToTables =
  | { kind: "request"; number: number; path: string; body: string; language: string }
  | { kind: "connect"; number: number; language: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "disconnect"; number: number }
  | { kind: "measure" };

export type FromTables =
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "answer"; number: number; text: string }
  | { kind: "told"; number: number; text: string }
  | { kind: "closed"; number: number; code: number }
  | { kind: "measured"; speed: Speed };
