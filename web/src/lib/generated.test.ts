/** Every name that comes from Python has its words in every language. */
import { beforeAll, describe, expect, test } from "vitest";
import {
  BONUS_TOKENS, DECREES, DIFFICULTIES, EARLIER_LEVELS, FAMILIES, LANGUAGES, LEVELS, PLACES, PRINTED_ACTIONS, TOKENS, VALUES,
} from "./generated";
import { has, words } from "./words.svelte";

const IDS = [
  ...[...LEVELS, ...EARLIER_LEVELS].flatMap((level) => [`level-${level}`, `level-${level}-how`, `follow-reason-${level}`]),
  ...BONUS_TOKENS.map((tokens) => `page-bonus-${tokens}`),
  ...DIFFICULTIES.map((difficulty) => `page-difficulty-${difficulty}`),
  ...PLACES.flatMap((place) => [`place-${place}`, `help-place-${place}`]),
  ...PRINTED_ACTIONS.map((action) => `help-action-${action}`),
  ...VALUES.map((value) => `gift-${value}`),
  ...FAMILIES.map((family) => `seat-${family}`),
  ...Object.keys(TOKENS).map((kind) => `token-${kind}`),
  ...Object.keys(DECREES).map((name) => `decree-${name.toLowerCase()}`),
];

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => words.speak(language));

  test("nothing is without words", () => {
    expect(IDS.filter((id) => !has(id))).toEqual([]);
  });
});
