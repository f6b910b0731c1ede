import { beforeEach, expect, test } from "vitest";
import { remember } from "./mine";
import { addressOf } from "./router.svelte";
import { Visit } from "./visit";

const LINK = "kQ3vX0aZ1-_9TbWm2LrEdg";

beforeEach(() => localStorage.clear());

test.each([
  ["table/t", { secret: "", step: "", seat: "" }],
  ["table/t/40", { secret: "", step: "40", seat: "" }],
  ["table/t/40/1", { secret: "", step: "40", seat: "1" }],
  ["table/t/40/-", { secret: "", step: "40", seat: "-" }],
  [`table/t/${LINK}`, { secret: LINK, step: "", seat: "" }],
  [`table/t/${LINK}/40/1`, { secret: LINK, step: "40", seat: "1" }],
  ["table/t/review", { secret: "", step: "review", seat: "" }],
  [`table/t/${LINK}/review/1/30`, { secret: LINK, step: "review", seat: "1", at: "30" }],
])("%s is an address of the table", (path, found) => {
  expect(addressOf(path.split("/"))).toEqual({ table: "t", at: "", ...found });
});

test.each(["", "new", "rules/WALL-5", "table", "table/"])("%j leads to no table", (path) => {
  expect(addressOf(path.split("/"))).toBe(null);
});

test("without a link, the table is opened with what this browser knows", () => {
  remember("t", "mine", "player");
  expect(new Visit("t", "").secret).toBe("mine");
  expect(new Visit("t", LINK).secret).toBe(LINK);
  expect(new Visit("elsewhere", "").secret).toBe("");
});

test("a visit goes on under the table's own address and under the secret that replaced the link", () => {
  const visit = new Visit("t", LINK);
  visit.goOnWith("mine");
  expect(["", LINK, "mine"].map((secret) => visit.covers("t", secret))).toEqual([true, true, true]);
});

test("another link, and another table, is another visit", () => {
  const visit = new Visit("t", LINK);
  expect([visit.covers("t", "another"), visit.covers("u", LINK), visit.covers("u", "")]).toEqual([false, false, false]);
});
