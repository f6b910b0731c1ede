/** Reading the rules: search without accents, and the pieces that a text names. */
import type { Rule, RulePage } from "./protocol";

/** A piece by the name of its icon, and how a text names it. */
export interface Piece<Name extends string = string> {
  name: Name;
  pattern: RegExp;
}

/** A stretch of a text: marked if it was searched for, with a picture if it names a piece. */
export interface Stretch<Name extends string = string> {
  text: string;
  marked: boolean;
  piece: Name | null;
}

const UNACCENTED: Record<string, string> = { ł: "l", œ: "oe", æ: "ae" };

/** Text for comparing, and where in the text each of its letters stood. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  for (let i = 0; i < text.length; i++) {
    for (const letter of foldedLetter(text[i]!)) {
      plain += letter;
      from.push(i);
    }
  }
  return { plain, from };
}

function foldedLetter(letter: string): string {
  const small = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return UNACCENTED[small] ?? small.replace(/\s/, " ").replace("’", "'");
}

/** The words of a search, each of which a rule must have. */
export function wordsOf(search: string): string[] {
  return folded(search).plain.split(" ").filter(Boolean);
}

/** The pages with only those rules that have all the words; pages without any are left out. */
export function found(pages: RulePage[], wanted: string[]): RulePage[] {
  return pages.map((page) => ({ ...page, rules: page.rules.filter((rule) => has(rule, wanted)) })).filter((page) => page.rules.length);
}

function has(rule: Rule, wanted: string[]): boolean {
  const { plain } = folded(`${rule.id} ${rule.title} ${rule.text}`);
  return wanted.every((word) => plain.includes(word));
}

/** Blocks of text are paragraphs or lists. */
export function blocks(text: string): (string | string[])[] {
  const plain = text.replace(/\*\*|`/g, "");
  return plain.split(/\n{2,}/).map((block) => (block.startsWith("- ") ? block.split(/\n?- /).filter(Boolean) : block));
}

/** A text cut where a searched word or the first mention of a piece begins or ends. */
export function stretches<Name extends string>(text: string, wanted: string[], pieces: Piece<Name>[]): Stretch<Name>[] {
  const marked = marks(text, wanted);
  const named = new Map<number, Name>();
  const cuts = new Set([0, text.length]);
  for (const { name, pattern } of pieces) {
    const word = pattern.exec(text);
    if (word) named.set(word.index, name);
    if (word) cuts.add(word.index).add(word.index + word[0].length);
  }
  for (let i = 1; i < text.length; i++) if (marked[i] !== marked[i - 1]) cuts.add(i);
  const at = [...cuts].sort((one, other) => one - other);
  return at.slice(0, -1).map((from, i) => ({
    text: text.slice(from, at[i + 1]),
    marked: marked[from]!,
    piece: named.get(from) ?? null,
  }));
}

/** A piece with the words for it; * stands for any ending. */
export function pieceOf<Name extends string>(name: Name, words: string): Piece<Name> {
  const endings = words.split(" ").map((word) => word.replace("*", "\\p{L}*"));
  return { name, pattern: new RegExp(`(?<!\\p{L})(?:${endings.join("|")})(?!\\p{L})`, "iu") };
}

/** For each letter whether a searched word covers it. */
function marks(text: string, wanted: string[]): boolean[] {
  const { plain, from } = folded(text);
  const marked = Array<boolean>(text.length).fill(false);
  for (const word of wanted) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i++) marked[from[i]!] = true;
    }
  }
  return marked;
}
