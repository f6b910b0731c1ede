import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";
import type { FromPage, FromServer } from "./protocol";

/** A line that the test opens, cuts and speaks through: the server's own tests use real ones. */
class Line {
  static all: Line[] = [];
  sent: FromPage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close() {}
}

const hello: FromPage = { type: "hello", table: "t", secret: "s", language: "en" };
const play: FromPage = { type: "play", id: "one", seq: 3, move: "skip" };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(told: (message: FromServer) => void = () => {}): Connection {
  const connection = new Connection(() => hello, told);
  Line.all[0]!.onopen();
  return connection;
}

test("it says hello first", () => {
  opened();
  expect(Line.all[0]!.sent).toEqual([hello]);
});

test("a cut line is mended, and an unconfirmed move sent again with the same id", () => {
  const connection = opened();
  connection.send(play);
  Line.all[0]!.onclose();
  expect(connection.open).toBe(false);
  vi.advanceTimersByTime(10_000);
  Line.all[1]!.onopen();
  expect(Line.all[1]!.sent).toEqual([hello, play]);
});

test("a confirmed move is not sent again", () => {
  const connection = opened();
  connection.send(play);
  Line.all[0]!.onmessage({ data: JSON.stringify({ type: "accepted", id: "one", seq: 4 }) });
  Line.all[0]!.onclose();
  vi.advanceTimersByTime(10_000);
  Line.all[1]!.onopen();
  expect(Line.all[1]!.sent).toEqual([hello]);
});

test("a move made while the line is down goes out when it stands", () => {
  const connection = opened();
  Line.all[0]!.onclose();
  connection.send(play);
  vi.advanceTimersByTime(10_000);
  Line.all[1]!.onopen();
  expect(Line.all[1]!.sent).toEqual([hello, play]);
});

test("a closed line stays closed", () => {
  const connection = opened();
  connection.close();
  Line.all[0]!.onclose();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});
