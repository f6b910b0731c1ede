/** The sheet beside the table: the rules and the help, and the way the reader took through them. */

/** "help", or "keys" within it; "rules", "search" (in the rules), or a rule or page of the rules. */
export type Stop = string;

class Sheet {
  #trail = $state.raw<Stop[]>([]);
  #at = $state(0);
  #opener: Element | null = null;

  /** What is open; null if nothing is. */
  get here(): Stop | null {
    return this.#trail[this.#at] ?? null;
  }

  get hasBack(): boolean {
    return this.#at > 0;
  }

  get hasForward(): boolean {
    return this.#at < this.#trail.length - 1;
  }

  open(stop: Stop): void {
    if (!this.#trail.length) this.#opener = document.activeElement;
    if (this.here === stop) return;
    this.#trail = [...this.#trail.slice(0, this.#at + 1), stop];
    this.#at = this.#trail.length - 1;
  }

  go(steps: 1 | -1): void {
    this.#at += steps;
  }

  /** Close it, and give the focus back; returns whether it was open. */
  close(): boolean {
    const open = this.#trail.length > 0;
    this.#trail = [];
    this.#at = 0;
    if (open) (this.#opener as HTMLElement | SVGElement | null)?.focus();
    return open;
  }
}

export const sheet = new Sheet();
