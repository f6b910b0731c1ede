import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";
import type { FromPage } from "./protocol";

/** A socket that the test opens, closes and sends through; tests of the server use real ones. */
class Line {
  static all: Line[] = [];
  sent: FromPage[] = [];
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  onmessage = (_: { data: string }) => {};
  constructor(readonly address: URL) {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close() {}
  tell(message: { type: string; [field: string]: unknown }) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  letIn() {
    this.onopen();
    this.tell({ type: "welcome" });
  }
  cut(code = 1006) {
    this.onclose({ code });
  }
}

const hello: FromPage = { type: "hello", table: "t", secret: "s", language: "en" };
const play: FromPage = { type: "play", id: "one", seq: 3, move: "skip" };

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  for (const connection of made.splice(0)) connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => Line.all.at(-1)!;
const made: Connection[] = [];

function opened(): Connection {
  const connection = new Connection(() => hello, () => {});
  made.push(connection);
  last().letIn();
  return connection;
}

/** Cut the line and let every attempt fail for so many milliseconds. */
function down(code: number, time: number): void {
  last().cut(code);
  for (let spent = 0; spent < time; spent += 50) {
    const before = Line.all.length;
    vi.advanceTimersByTime(50);
    if (Line.all.length > before) last().cut();
  }
}

test("it says hello first", () => {
  opened();
  expect(Line.all[0]!.sent).toEqual([hello]);
});

test("it connects beside the page, under whatever path that is", () => {
  const page = vi.spyOn(document, "baseURI", "get").mockReturnValue("https://example.org/games/gugong/#/table/t");
  opened();
  expect(String(Line.all[0]!.address)).toBe("wss://example.org/games/gugong/ws");
  page.mockRestore();
});

test("a cut line is mended, and an unconfirmed move sent again with the same id", () => {
  const connection = opened();
  connection.send(play);
  last().cut();
  expect(connection.open).toBe(false);
  vi.advanceTimersByTime(10_000);
  last().letIn();
  expect(last().sent).toEqual([hello, play]);
});

test("a confirmed move is not sent again", () => {
  const connection = opened();
  connection.send(play);
  last().tell({ type: "accepted", id: "one", seq: 4 });
  last().cut();
  vi.advanceTimersByTime(10_000);
  last().letIn();
  expect(last().sent).toEqual([hello]);
});

test("a move made while the line is down goes out when it stands", () => {
  const connection = opened();
  last().cut();
  connection.send(play);
  vi.advanceTimersByTime(10_000);
  last().letIn();
  expect(last().sent).toEqual([hello, play]);
});

test("what was asked for while the line is down goes out once it stands, and a question does not", () => {
  const connection = opened();
  last().cut();
  connection.send({ type: "begin", level: null });
  connection.ask({ type: "scores", ask: 1 });
  vi.advanceTimersByTime(10_000);
  last().letIn();
  expect(last().sent).toEqual([hello, { type: "begin", level: null }]);
  last().cut();
  vi.advanceTimersByTime(10_000);
  last().letIn();
  expect(last().sent).toEqual([hello]);
});

test("a move made before the server has let the page in goes out once", () => {
  const connection = opened();
  last().cut();
  vi.advanceTimersByTime(10_000);
  last().onopen();
  connection.send(play);
  last().tell({ type: "welcome" });
  last().tell({ type: "welcome" }); // a host's links have changed
  expect(last().sent).toEqual([hello, play]);
});

test("a closed line stays closed", () => {
  const connection = opened();
  connection.close();
  last().cut();
  vi.advanceTimersByTime(60_000);
  expect(Line.all).toHaveLength(1);
});

test("a short cut is not worth a word", () => {
  const connection = opened();
  down(1006, 1500);
  expect(connection.trouble).toBe(null);
  vi.advanceTimersByTime(10_000);
  last().letIn();
  vi.advanceTimersByTime(10_000);
  expect(connection.trouble).toBe(null);
});

test("a cut that lasts is told until the line stands again", () => {
  const connection = opened();
  down(1006, 5000);
  expect(connection.trouble).toBe("offline");
  vi.advanceTimersByTime(10_000);
  last().letIn();
  expect(connection.trouble).toBe(null);
});

test("attempts become rarer the longer the line is down", () => {
  opened();
  down(1006, 60_000);
  expect(Line.all.length).toBeLessThan(25);
});

test("turned away: it does not come back by itself", () => {
  const connection = opened();
  last().cut(1008);
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event("online"));
  expect(connection.trouble).toBe("ended");
  expect(Line.all).toHaveLength(1);
});

test("turned away: the player may try once more", () => {
  const connection = opened();
  last().cut(1008);
  connection.retry();
  last().letIn();
  expect([connection.trouble, connection.open]).toEqual([null, true]);
});

test("a restart: it is back within a quarter of a second, and nothing is said", () => {
  const connection = opened();
  last().cut(1012);
  vi.advanceTimersByTime(250);
  expect(Line.all).toHaveLength(2);
  last().letIn();
  vi.advanceTimersByTime(10_000);
  expect(connection.trouble).toBe(null);
});

test("a restart: the server is looked for every quarter of a second, and named as the cause when it takes longer", () => {
  const connection = opened();
  down(1012, 4000);
  expect(Line.all.length).toBeGreaterThan(12);
  expect(connection.trouble).toBe("restarting");
});

test("a server that does not return from a restart is a lost connection", () => {
  const connection = opened();
  down(1012, 60_000);
  expect(connection.trouble).toBe("offline");
  expect(Line.all.length).toBeLessThan(130);
});

test("a full server is told at once, and left alone for some seconds", () => {
  const connection = opened();
  last().cut(1013);
  expect(connection.trouble).toBe("full");
  vi.advanceTimersByTime(4900);
  expect(Line.all).toHaveLength(1);
  vi.advanceTimersByTime(11_000);
  expect(Line.all).toHaveLength(2);
  last().onopen(); // it may answer the call only to say again that it is full
  expect(connection.trouble).toBe("full");
  last().letIn();
  expect(connection.trouble).toBe(null);
});

test("whoever has left sends nothing more", () => {
  const connection = opened();
  connection.close();
  connection.send({ type: "scores", ask: 1 });
  expect(last().sent).toEqual([hello]);
});
