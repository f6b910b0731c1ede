/** The page's words: one Fluent bundle for the chosen language, from the same files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./generated";

/** The page's own words; what happens at a table comes from the server in whole sentences. */
const FILES = import.meta.glob<string>(
  "../../../src/gugong/words/*/{page,board,learning,things,follow,help,hint,look,preferences,puzzles,question,review,seats,stages,static,table}.ftl",
  { query: "?raw", import: "default" },
);
const KEPT = "gugong-language";

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

  /** Load a language, then speak it. */
  async speak(language: Language): Promise<void> {
    this.bundle = await bundleOf(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Speak it from now on, and the next time this browser opens the page. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }
}

export const words = new Words();

/** Is there a message with this id? */
export function has(id: string): boolean {
  return words.bundle.hasMessage(id);
}

/** The message with this id; a missing one shows its id, and a test finds it. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = words.bundle.getMessage(id)?.value;
  return pattern ? words.bundle.formatPattern(pattern, args) : id;
}

/** The language chosen before, else the first of the browser's languages that the page has. */
export function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((known) => wanted.find((tag) => LANGUAGES.includes(tag as Language)) === known) ?? "en";
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
  const texts = await Promise.all(paths.map((path) => FILES[path]!()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}
