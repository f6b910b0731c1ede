import { expect, it } from "vitest";
import { Fleet } from "./fleet";

it("knows a ship again in the harbour it sailed to", () => {
  const fleet = new Fleet();
  const name = fleet.follow({ a1: { owner: 0, servants: 1 } }).a1;
  expect(fleet.follow({ a3: { owner: 0, servants: 1 } }).a3).toBe(name);
});

it("tells the ship that stays from the one that sails past it", () => {
  const fleet = new Fleet();
  const before = fleet.follow({ a1: { owner: 0, servants: 1 }, a2: { owner: 0, servants: 2 } });
  const after = fleet.follow({ a2: { owner: 0, servants: 2 }, a3: { owner: 0, servants: 1 } });
  expect([after.a2, after.a3]).toEqual([before.a2, before.a1]);
});

it("takes a ship of another family for another ship", () => {
  const fleet = new Fleet();
  const before = fleet.follow({ a1: { owner: 0, servants: 1 } });
  expect(fleet.follow({ a1: { owner: 1, servants: 1 } }).a1).not.toBe(before.a1);
});
