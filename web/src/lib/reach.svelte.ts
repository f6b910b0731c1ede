/** The address that links begin with: one that whoever gets them can open. */
import { host } from "$host";
import { api } from "./api";
import { href } from "./router.svelte";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const NUMERIC = /^([\d.]+|\[.*\])$/;

class Reach {
  base = $state.raw(location.origin + location.pathname);

  /** Can only this machine open the links? */
  get onlyHere(): boolean {
    return LOOPBACK.test(this.host);
  }

  /** Can only machines of the same network open them? */
  get network(): boolean {
    return !this.onlyHere && NUMERIC.test(this.host);
  }

  private get host(): string {
    return new URL(this.base).hostname;
  }

  /** On the machine that serves, ask how others find it. */
  async find(): Promise<void> {
    if (this.onlyHere && !host.alone) this.base = (await api.reach().catch(() => null))?.url ?? this.base;
  }
}

export const reach = new Reach();

/** The whole address of a table, to hand on. */
export function link(table: string, secret: string): string {
  return reach.base + href("table", table, secret);
}
