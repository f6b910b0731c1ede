import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { secretOf, remember } from "./mine";
import type { FromPage, FromServer, Hello, Seat } from "./protocol";
import { Room } from "./room.svelte";

/** The line to the server, of which only the newest matters. */
class Line {
  static last: Line;
  sent: FromPage[] = [];
  onopen = () => {};
  onclose = (_: { code: number }) => {};
  onmessage = (_: { data: string }) => {};
  constructor() {
    Line.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromPage);
  }
  close() {}
  tell(...messages: object[]) {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}

const LINK = "kQ3vX0aZ1-_9TbWm2LrEdg";
const rooms: Room[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => {
  for (const room of rooms.splice(0)) room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody opens the table with this secret; the hello is said. */
function come(secret: string): { room: Room; hello: Hello } {
  const room = new Room("t", secret);
  rooms.push(room);
  Line.last.onopen();
  return { room, hello: Line.last.sent[0] as Hello };
}

const welcome = (secret: string, host = false) => ({ type: "welcome", table: "t", secret, host, links: {} });
const seats = (...own: Partial<Seat>[]): FromServer => ({
  type: "seats",
  seats: own.map((one) => ({ kind: "person", name: null, level: null, here: true, mine: false, pages: 0, ...one })),
});

test("a link is opened with a secret of the page's own, the same one however often it is opened", () => {
  const [first, second] = [come(LINK), come(LINK)];
  expect(first.hello.secret).toBe(LINK);
  expect(first.hello.fresh).toMatch(/^[\w-]{22}$/);
  expect(second.hello).toEqual(first.hello);
});

test("from then on the page speaks with what the server says opens the seat", () => {
  const { room, hello } = come(LINK);
  Line.last.tell(welcome(hello.fresh!));
  expect(room.secret).toBe(hello.fresh);
  Line.last.onclose({ code: 1012 });
  vi.advanceTimersByTime(1000);
  Line.last.onopen();
  expect((Line.last.sent[0] as Hello).secret).toBe(hello.fresh);
});

test("a connection that comes back goes on with the review, unless it was cancelled", () => {
  const { room } = come(LINK);
  const back = () => {
    Line.last.onclose({ code: 1012 });
    vi.advanceTimersByTime(1000);
    Line.last.onopen();
    Line.last.tell(welcome(LINK));
    return Line.last.sent.slice(1);
  };
  Line.last.tell(welcome(LINK));
  room.askReview(1, "usual");
  room.askReview(1, "usual"); // once is enough
  expect(Line.last.sent.slice(1)).toEqual([{ type: "review", seat: 1, depth: "usual" }]);
  expect(back()).toEqual([{ type: "review", seat: 1, depth: "usual" }]);
  room.cancelReview();
  expect(back()).toEqual([]);
});

test("who has lost the only seat goes on as a spectator, and the old secret is forgotten", () => {
  remember("t", LINK, "player");
  const { room } = come(LINK);
  Line.last.tell(welcome(LINK), seats({ mine: true, pages: 1 }));
  expect(room.role).toBe("player");
  Line.last.tell({ type: "lost", seat: 0, words: "Ada’s seat has been given up." }, welcome("watching"), seats({}));
  expect(room.lost.map((lost) => lost.words)).toEqual(["Ada’s seat has been given up."]);
  expect([room.role, room.secret, secretOf("t")]).toEqual(["spectator", "watching", ""]);
});

test("a table that cannot be opened is gone only when the server closes for good", () => {
  const { room } = come(LINK);
  Line.last.tell({ type: "problem", code: "too-often", words: "This table has as many visitors as it can hold." });
  Line.last.onclose({ code: 1013 });
  expect(room.gone).toBe(null);
  vi.advanceTimersByTime(20_000);
  Line.last.tell({ type: "problem", code: "no-such-table", words: "There is no such table." });
  Line.last.onclose({ code: 1008 });
  expect(room.gone?.words).toBe("There is no such table.");
});

test("the pages of a seat are counted from what was there when this one came", () => {
  const { room } = come(LINK);
  Line.last.tell(welcome(LINK), seats({ mine: true, pages: 2 }), seats({ mine: true, pages: 3 }));
  expect([room.pagesBefore, room.pages]).toEqual([2, 3]);
});

test("whoever comes by a link is greeted once, however often the line breaks", () => {
  const { room, hello } = come(LINK);
  Line.last.tell(welcome(hello.fresh!));
  expect(room.invited).toBe(true);
  room.invited = false;
  Line.last.tell(welcome(hello.fresh!));
  expect(room.invited).toBe(false);
});

test("whoever comes back is not greeted", () => {
  const { room } = come(LINK);
  Line.last.tell(welcome(LINK));
  expect(room.invited).toBe(false);
});

// Hints.

const choice = { move: "4-canal jade", targets: ["card:4-canal", "place:jade"] };
const other = { move: "5 jade", targets: ["card:5", "place:jade"] };
const state = (seq: number, step: number, hint: number | null, lines: object[] = []) => ({
  type: "state", seq, lines, whole: seq === 1, undo: false, redo: false, thinking: null, hint, hints: [0, 0],
  view: { step, seen: { seat: 0 }, names: ["A", "B"], ask: { seat: 0, about: "Give", words: "?", rule: "", choices: [choice, other], then: {} }, vp: [0, 0], stage: "day", ending: null },
});
const hinted = (step: number, taken: number) => ({ type: "hinted", step, taken, settled: true, nudge: "Think." });
const line = (seq: number) => ({ seq, step: 0, who: 0, what: "hint", rule: "", words: "You took a hint", facts: {}, stage: "day" });

/** At a table, with a decision to make. */
function deciding(): Room {
  const { room } = come(LINK);
  Line.last.tell(welcome(LINK), state(1, 0, 0));
  return room;
}

test("a hint leaves what has been picked as it is, and shows nobody a move again", () => {
  const room = deciding();
  room.point("card:4-canal");
  room.askHint();
  Line.last.tell(state(2, 0, 1, [line(2)]), hinted(0, 1));
  expect(room.choosing.picked).toEqual(["card:4-canal"]);
  expect(room.playback.frame).toBe(null);
  expect([room.hint?.taken, room.told.length]).toEqual([1, 1]);
});

test("a hint that was closed is opened again for nothing", () => {
  const room = deciding();
  Line.last.tell(state(2, 0, 1), hinted(0, 1));
  const sent = Line.last.sent.length;
  room.closeHint();
  expect(room.hint).toBe(null);
  room.askHint();
  expect(room.hint?.taken).toBe(1);
  expect(Line.last.sent.length).toBe(sent);
  room.askHint();
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "hint", seq: 2 });
});

test("a hint goes with its decision", () => {
  const room = deciding();
  Line.last.tell(state(2, 0, 1), hinted(0, 1), state(3, 1, 0));
  expect(room.hint).toBe(null);
  Line.last.tell(hinted(0, 1));
  expect(room.hint).toBe(null);
});
