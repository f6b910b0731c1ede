/** The current page, in the fragment of the address: browsers never send that part to a server. */

/** Where a table's address leads: `#/table/ID`, with the secret of a link, and with the step and seat of a replay, or `end`,
    or `review`, with the seat, and with one of its decisions: the moves played before it. */
export interface Address {
  table: string;
  secret: string;
  step: string;
  seat: string;
  at: string;
}

class Router {
  path = $state.raw(read());
  /** The secret kept with this entry of the browser's history, out of sight. */
  kept = $state.raw(keptSecret());

  /** The table that was left last, to go back to. */
  table = $state.raw("");

  constructor() {
    window.addEventListener("hashchange", () => this.update());
  }

  go(...parts: string[]): void {
    location.hash = href(...parts);
  }

  /** Change the address of the page that is shown, and keep a secret with it for a reload. */
  replace(secret: string, ...parts: string[]): void {
    const address = href(...parts);
    if (location.hash === address && this.kept === secret) return;
    history.replaceState({ secret }, "", address);
    this.update();
  }

  private update(): void {
    if (this.path[0] === "table") this.table = this.path[1] ?? "";
    this.path = read();
    this.kept = keptSecret();
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").map(decoded);
}

/** An address typed by hand may hold anything. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function keptSecret(): string {
  return (history.state as { secret?: string } | null)?.secret ?? "";
}

export const router = new Router();

/** The link to a page. */
export function href(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}

const STEP = /^(\d{1,6}|end|review)$/; // no secret is as short

/** The table that this path leads to; null if it leads to another page. */
export function addressOf([page, table = "", ...rest]: string[]): Address | null {
  if (page !== "table" || !table) return null;
  const secret = STEP.test(rest[0] ?? "") ? "" : (rest.shift() ?? "");
  return { table, secret, step: rest[0] ?? "", seat: rest[1] ?? "", at: rest[2] ?? "" };
}
