/** What this page shows over the table, and how the reader likes it. */

export type Panel = "scores" | "links" | "shortcuts" | "log" | null;
const PHONE = "(max-width: 760px)";
const THEME = "gugong-theme";
const SOUND = "gugong-sound";

class Ui {
  panel = $state<Panel>(null);
  /** The rule that is open. */
  rule = $state<string | null>(null);
  dark = $state(localStorage.getItem(THEME) ? localStorage.getItem(THEME) === "dark" : matches("(prefers-color-scheme: dark)"));
  sound = $state(localStorage.getItem(SOUND) === "on");
  phone = $state(matches(PHONE));

  constructor() {
    window.matchMedia(PHONE).addEventListener("change", (event) => (this.phone = event.matches));
    this.dress();
  }

  toggleTheme(): void {
    this.dark = !this.dark;
    localStorage.setItem(THEME, this.dark ? "dark" : "light");
    this.dress();
  }

  toggleSound(): void {
    this.sound = !this.sound;
    localStorage.setItem(SOUND, this.sound ? "on" : "off");
  }

  private dress(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Is there no pointer that can hover, so that looking and choosing must be two taps? */
export function touches(): boolean {
  return matches("(hover: none)");
}

export const ui = new Ui();
