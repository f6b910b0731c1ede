import { expect, test } from "vitest";
import { Setup } from "./setup.svelte";
import { ui } from "./ui.svelte";

test("choosing a family changes places with whoever had it", () => {
  const setup = new Setup();
  setup.all[0]!.name = "Ada";
  setup.all[2]!.who = "sage";
  setup.take(2);
  expect(setup.request().seats.map(({ kind, name, level }) => name ?? level ?? kind)).toEqual(["sage", "pilgrim", "Ada"]);
});

test("with fewer players one's own seat is among them", () => {
  const setup = new Setup();
  setup.sizeTo(5);
  setup.take(4);
  setup.first = "3";
  setup.sizeTo(2);
  expect(setup.request().seats.map((seat) => seat.kind)).toEqual(["person", "bot"]);
  expect(setup.request().options.start_player).toBeNull();
});

test("friends with a link are waited for", () => {
  const setup = new Setup();
  expect(setup.request().gathers).toBe(false);
  setup.all[1]!.who = "open";
  expect(setup.request().gathers).toBe(true);
});

test("one's own name is kept for the next table", () => {
  const setup = new Setup();
  setup.all[0]!.name = " Ada ";
  setup.request();
  expect(ui.name).toBe("Ada");
  expect(new Setup().all[0]!.name).toBe("Ada");
});
