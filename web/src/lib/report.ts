/** What whoever mends a problem needs to know: nothing that opens a seat, and no card. */
import type { Room } from "./room.svelte";
import { ui } from "./ui.svelte";
import { words } from "./words.svelte";

export function report(room: Room | null): string {
  const facts = { ...aboutPage(), ...(room && aboutTable(room)) };
  return Object.entries(facts).map(([name, fact]) => `${name}: ${fact}`).join("\n");
}

function aboutPage(): Record<string, string> {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return {
    time: new Date().toISOString(),
    version: __VERSION__,
    window: `${innerWidth} x ${innerHeight} at ${devicePixelRatio}, text ${100 * ui.zoom} %`,
    language: words.language,
    theme: `${ui.dark ? "dark" : "light"}${ui.still ? ", reduced motion" : ""}`,
    browser: navigator.userAgent,
  };
}

function aboutTable(room: Room): Record<string, string> {
  const { connection, state, role } = room;
  const seen = state?.view.seen;
  return {
    table: room.table,
    step: `${state?.view.step ?? "none"} (entry ${state?.seq ?? "none"})`,
    day: String(seen?.table.day ?? "none"),
    players: String(seen?.options.players ?? "none"),
    role,
    rules: `${seen?.rules ?? "none"}, components ${seen?.components.slice(0, 12) ?? "none"}`,
    connection: connection.trouble ?? (connection.open ? "open" : "closed"),
    unconfirmed: String(connection.waiting),
  };
}
