import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { words } from "../lib/words.svelte";
import { lay } from "./lay";
import * as sample from "./sample";

vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => words.speak("en"));
afterEach(cleanup);

const tab = (shown: ReturnType<typeof lay>, name: RegExp) => shown.getByRole("tab", { name });

it("marks the page that has something lit", () => {
  const shown = lay(3, { phone: true, lit: new Set(["card:1", "decree:L1-SHIP"]) });
  expect(tab(shown, /^Palace/).className).toContain("lit");
  expect(tab(shown, /^Map/).className).not.toContain("lit");
});

it("says so to those who do not see the mark", () => {
  const shown = lay(3, { phone: true, lit: new Set(["house:3"]) });
  expect(tab(shown, /^Jade/).getAttribute("aria-label")).toBe("Jade: there is something to choose");
});

it("turns to the one page where something is to be chosen", () => {
  const shown = lay(3, { phone: true, lit: new Set(["house:3"]) });
  expect(tab(shown, /^Jade/).getAttribute("aria-selected")).toBe("true");
});

it("marks the page where something has just happened", async () => {
  const shown = lay(3, { phone: true });
  await shown.rerender({ view: sample.view(3, { houses: [1] }) });
  expect(tab(shown, /^Jade/).className).toContain("fresh");
  expect(tab(shown, /^Canal/).className).not.toContain("fresh");
});

it.each([1, 5])("is drawn for %d players without a complaint", (players) => {
  const complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  lay(players, { phone: true });
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
});

it("has words for everything it says", () => {
  const { container } = lay(5, { phone: true });
  const said = [...container.querySelectorAll("[aria-label], [title]")].flatMap((node) => [node.getAttribute("aria-label"), node.getAttribute("title")]);
  for (const words of [...said, container.textContent]) expect(words ?? "").not.toMatch(/\b(board|place|token|decree)-[a-z]/);
});
