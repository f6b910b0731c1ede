import { describe, expect, test } from "vitest";
import { Choosing } from "./choosing.svelte";
import { ask, choice } from "./samples";

const give = ask("Give", [
  choice("4-canal travel", "give", "card:4-canal", "place:travel"),
  choice("4-canal wall", "give", "card:4-canal", "place:wall"),
  choice("8 wall", "give", "card:8", "place:wall"),
]);

function choosing(question = give): Choosing {
  const made = new Choosing();
  made.listen(question);
  return made;
}

describe("pointing", () => {
  test("what the moves begin with is lit, and nothing else", () => {
    expect([...choosing().lit]).toEqual(["card:4-canal", "card:8"]);
  });

  test("a first thing leaves the moves that begin with it", () => {
    const one = choosing();
    one.point("card:4-canal");
    expect([...one.lit]).toEqual(["place:travel", "place:wall"]);
    expect(one.chosen).toBeNull();
  });

  test("the last thing chooses the move", () => {
    const one = choosing();
    one.point("card:4-canal");
    one.point("place:wall");
    expect(one.chosen?.move).toBe("4-canal wall");
    expect(one.lit.size).toBe(0);
  });

  test("a move with one place is not chosen before its place is pointed at", () => {
    const one = choosing();
    one.point("card:8");
    expect(one.chosen).toBeNull();
  });

  test("another first thing is taken instead", () => {
    const one = choosing();
    one.point("card:8");
    one.point("card:4-canal");
    expect(one.picked).toEqual(["card:4-canal"]);
  });

  test("pointing at it again puts it back", () => {
    const one = choosing();
    one.point("card:8");
    one.point("card:8");
    expect(one.picked).toEqual([]);
  });

  test("what is not lit changes nothing, and says so", () => {
    const one = choosing();
    expect(one.point("card:8")).toBe(true);
    expect(one.point("city:Beijing")).toBe(false);
    expect(one.picked).toEqual(["card:8"]);
  });

  test("where several moves lie behind one thing, it is not chosen for the player", () => {
    const one = choosing(ask("Load", [choice("load 1 a1", "load", "harbour:a1"), choice("load 2 a1", "load", "harbour:a1")]));
    one.point("harbour:a1");
    expect(one.chosen).toBeNull();
    expect(one.candidates).toHaveLength(2);
  });
});

test("Escape goes back one step at a time", () => {
  const one = choosing();
  one.point("card:4-canal");
  one.point("place:wall");
  expect(one.back()).toBe(true);
  expect(one.chosen).toBeNull();
  expect(one.picked).toEqual(["card:4-canal"]);
  expect(one.back()).toBe(true);
  expect(one.picked).toEqual([]);
  expect(one.back()).toBe(false);
});

test("Escape from a move chosen by its button keeps what was picked before", () => {
  const one = choosing();
  one.point("card:4-canal");
  one.choose(one.candidates[0]!);
  one.back();
  expect(one.chosen).toBeNull();
  expect(one.picked).toEqual(["card:4-canal"]);
});

test("a thing stands for a move when it is the last to be pointed at", () => {
  const one = choosing();
  expect(one.only("card:8")).toBeNull();
  one.point("card:4-canal");
  expect(one.only("place:wall")?.move).toBe("4-canal wall");
  expect(one.only("place:jade")).toBeNull();
});

test("another question forgets what was picked", () => {
  const one = choosing();
  one.point("card:8");
  one.listen(null);
  expect(one.picked).toEqual([]);
  expect(one.lit.size).toBe(0);
});

describe("what every move begins with", () => {
  const last = ask("Give", [choice("8 travel", "give", "card:8", "place:travel"), choice("8 wall", "give", "card:8", "place:wall")]);

  test("it is picked already, and cannot be stepped back from", () => {
    const one = choosing(last);
    expect(one.picked).toEqual(["card:8"]);
    expect([...one.lit]).toEqual(["place:travel", "place:wall"]);
    expect(one.back()).toBe(false);
    one.point("place:wall");
    expect(one.chosen?.move).toBe("8 wall");
  });

  test("not where there is something else to choose", () => {
    expect(choosing(ask("Give", [...last.choices, choice("tokens 2", "tokens", "tokens")])).picked).toEqual([]);
    expect(choosing().picked).toEqual([]);
  });
});

test("a place can be pointed at later, once a card is picked", () => {
  const one = choosing();
  expect(one.isLater("place:wall")).toBe(true);
  expect(one.isLater("city:Beijing")).toBe(false);
  one.point("card:8");
  expect(one.isLater("place:wall")).toBe(false);
});
