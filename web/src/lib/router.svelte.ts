/** Where the page is, kept in the address after `#`: secrets there are never sent to a server. */

class Router {
  path = $state(read());

  constructor() {
    window.addEventListener("hashchange", () => (this.path = read()));
  }

  go(...parts: string[]): void {
    location.hash = `#/${parts.map(encodeURIComponent).join("/")}`;
  }
}

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
}

export const router = new Router();

/** The address of a place in the page. */
export function href(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(String(part))).join("/")}`;
}
