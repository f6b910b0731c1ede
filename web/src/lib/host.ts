/** What the page asks of whatever holds its tables: a server (host/server), or workers of this browser (host/static).
 *
 * A build has one of them, under the name of `$host`: see vite.config.ts.
 */
import type { Component } from "svelte";
import type { Level } from "./generated";

/** One connection to a table: a WebSocket, or something that behaves like one. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** The answer to a request; `read` is null if it is no JSON. */
export interface Answer {
  ok: boolean;
  status: number;
  read: unknown;
}

export interface Host {
  /** Does nobody reach these tables from another device? */
  readonly alone: boolean;
  /** Is awaited before anything is shown. */
  prepare(): Promise<void>;
  /** POST if there is a body, else GET; relative to the page. */
  request(path: string, language: string, body?: unknown): Promise<Answer>;
  connect(): Socket;
  /** What to expect of a bot of this level on this device, if that is known. */
  expectation(level: Level): string;
  /** Over every page: what is being loaded, and what is wrong. */
  Companion: Component | null;
  /** On the first page: what can be done with all games. */
  Games: Component | null;
}

/** A request that cannot be done; its message tells the reader why. */
export class Refusal extends Error {}
