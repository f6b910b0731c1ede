/** What was last shown of a table: shown again at the next start, until Python runs. */
import type { FromServer, Hello, Line, Seats, State, Welcome } from "../../lib/protocol";

const KEPT = "gugong-shown";

interface Shown {
  secret: string;
  welcome: Welcome;
  seats: Seats;
  state: State;
}

const now: Partial<Shown> = {};
let lines: Line[] = [];

/** Remember this message if it belongs to what is shown. */
export function noteShown(message: FromServer, secret: string): void {
  if (message.type === "welcome") Object.assign(now, { secret, welcome: message });
  if (message.type === "seats") now.seats = message;
  if (message.type !== "state") return;
  lines = message.whole ? message.lines : [...lines, ...message.lines];
  now.state = { ...message, whole: true, lines };
}

/** The messages that bring back what was shown of this table. */
export function lastShown({ table, secret }: Hello): FromServer[] {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Shown | null;
  return kept?.welcome.table === table && kept.secret === secret ? [kept.welcome, kept.seats, kept.state] : [];
}

addEventListener("pagehide", () => {
  if (!now.state) return;
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    localStorage.removeItem(KEPT); // there is no room for it
  }
});
