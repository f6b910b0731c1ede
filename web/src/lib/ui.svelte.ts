/** Which panel is open, and the player's preferences, which the browser keeps. */
import { sheet } from "./sheet.svelte";

export type Panel = "menu" | "preferences" | "report" | "scores" | "links" | "log" | "recent" | null;
export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["step", "slow", "normal", "fast", "at-once"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
export const ZOOMS = [1, 1.25, 1.5, 2] as const;
export const CONFIRMS = ["always", "reveals", "never"] as const;

export interface Preferences {
  theme: (typeof THEMES)[number];
  /** How fast the others' turns are shown. */
  pace: (typeof PACES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  volume: number; // 0 to 1
  zoom: number;
  /** What this player is called at new tables. */
  name: string;
  /** Which moves are confirmed: all, those that show something hidden or give something up, or none. */
  confirm: (typeof CONFIRMS)[number];
}

const DEFAULTS: Preferences = {
  theme: "system", pace: "normal", motion: "system", sound: false, volume: 0.5, zoom: 1, name: "", confirm: "reveals",
};
const KEPT = "gugong-preferences";

class Ui implements Preferences {
  panel = $state<Panel>(null);

  theme = $state(kept.theme);
  pace = $state(kept.pace);
  motion = $state(kept.motion);
  sound = $state(kept.sound);
  volume = $state(kept.volume);
  zoom = $state(kept.zoom);
  name = $state(kept.name);
  confirm = $state(kept.confirm);

  #systemDark = follows("(prefers-color-scheme: dark)");
  #systemStill = follows("(prefers-reduced-motion: reduce)");
  #narrow = follows("(max-width: 760px)");

  get phone(): boolean {
    return this.#narrow();
  }

  get dark(): boolean {
    return this.theme === "system" ? this.#systemDark() : this.theme === "dark";
  }

  /** Nothing on the page moves. */
  get still(): boolean {
    return this.motion === "system" ? this.#systemStill() : this.motion === "reduced";
  }

  /** Open a rule beside the table. */
  set rule(id: string | null) {
    if (id) sheet.open(id);
  }

  keep(): void {
    const { theme, pace, motion, sound, volume, zoom, name, confirm } = this;
    localStorage.setItem(KEPT, JSON.stringify({ theme, pace, motion, sound, volume, zoom, name, confirm } satisfies Preferences));
  }

  /** Colours, motion and size of text, which the style sheets read off the root. */
  dress(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? "dark" : "light";
    root.dataset.motion = this.still ? "reduced" : "full";
    root.style.setProperty("--zoom", String(this.zoom));
  }
}

/** What the browser has kept; older versions kept less. */
function read(): Preferences {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Preferences>) };
  } catch {
    return DEFAULTS;
  }
}

/** A media query as state. */
function follows(query: string): () => boolean {
  const media = window.matchMedia(query);
  let found = $state(media.matches);
  media.addEventListener("change", (event) => (found = event.matches));
  return () => found;
}

/** Without a pointer that hovers, looking at a move and choosing it are two taps. */
export function touches(): boolean {
  return window.matchMedia("(hover: none)").matches;
}

const kept = read();
export const ui = new Ui();
ui.dress();
$effect.root(() => {
  $effect(() => ui.keep());
  $effect(() => ui.dress());
});
