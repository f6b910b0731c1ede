/** One visit to a table: it lasts while the address changes from a link to the table's own, and to steps of a replay. */
import { secretOf } from "./mine";

export class Visit {
  readonly secret: string;
  private readonly secrets: Set<string>;

  constructor(
    readonly table: string,
    secret: string,
  ) {
    this.secret = secret || secretOf(table);
    this.secrets = new Set([this.secret]);
  }

  /** This opens the table, too, from now on. */
  goOnWith(secret: string): void {
    this.secrets.add(secret);
  }

  /** Does an address with this table and secret belong to it? */
  covers(table: string, secret: string): boolean {
    return table === this.table && (!secret || this.secrets.has(secret));
  }
}
