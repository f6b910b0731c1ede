/** The page's words: one Fluent bundle for the chosen language, the same files the server speaks from. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "cs", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>("../../../src/gugong/words/*/*.ftl", { query: "?raw", import: "default" });
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

  /** Speak it from now on, at the next visit too. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.speak(language);
  }
}

export const words = new Words();

/** The message with this id; a missing one shows its id, and a test finds it. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = words.bundle.getMessage(id)?.value;
  return pattern ? words.bundle.formatPattern(pattern, args) : id;
}

/** What was chosen before, else the first of the browser's languages that we speak. */
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
