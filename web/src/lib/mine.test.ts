import { beforeEach, expect, test } from "vitest";
import { dropFresh, forget, freshFor, hide, known, remember, secretOf } from "./mine";

beforeEach(() => localStorage.clear());

test("the tables are listed once each, the last opened first", () => {
  remember("one", "a", "player");
  remember("two", "b", "player");
  remember("one", "a", "player");
  expect(known()).toEqual([{ table: "one", secret: "a" }, { table: "two", secret: "b" }]);
});

test("whoever plays or made a table is not turned into a spectator by a spectators' link", () => {
  remember("one", "host", "host");
  remember("one", "guest", "player");
  remember("one", "watch", "spectator");
  expect(secretOf("one")).toBe("host");
  forget("one", "host");
  expect(secretOf("one")).toBe("guest");
  forget("one", "guest");
  expect(secretOf("one")).toBe("watch");
});

test("a table taken off the list still opens", () => {
  remember("one", "a", "player");
  hide("one");
  expect(known()).toEqual([]);
  expect(secretOf("one")).toBe("a");
});

test("a table opened again is back on the list", () => {
  remember("one", "a", "player");
  hide("one");
  remember("one", "a", "player");
  expect(known()).toHaveLength(1);
});

test("the list of an older version is read, and a broken one is empty", () => {
  localStorage.setItem("gugong-tables", '[{"table":"one","secret":"a"}]');
  expect(secretOf("one")).toBe("a");
  for (const broken of ["[{", "{}", "null"]) {
    localStorage.setItem("gugong-tables", broken);
    expect(known()).toEqual([]);
  }
});

test("a link gets one secret of this browser's own, which is kept before it is used", () => {
  const made = freshFor("one", "link");
  expect(made).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(freshFor("one", "link")).toBe(made);
  expect(localStorage.getItem("gugong-fresh")).toContain(made);
});

test("another link gets another secret", () => {
  const made = ["link", "other"].map((link) => freshFor("one", link));
  expect(new Set([...made, freshFor("two", "link")]).size).toBe(3);
});

test("a link that was no invitation needs none", () => {
  freshFor("one", "watch");
  dropFresh("one", "watch");
  expect(localStorage.getItem("gugong-fresh")).toBe("[]");
});
