/** Ships have no names in a view; this gives each one that stays with it from harbour to harbour. */
import type { TableData } from "../lib/protocol";

type Ships = TableData["ships"];

export class Fleet {
  private names: Record<string, string> = {};
  private before: Ships = {};
  private made = 0;

  /** The name of the ship in each harbour now. */
  follow(ships: Ships): Record<string, string> {
    const harbours = Object.keys(ships);
    const stayed = harbours.filter((harbour) => this.before[harbour]?.owner === ships[harbour]!.owner);
    const names = Object.fromEntries(stayed.map((harbour) => [harbour, this.names[harbour]!]));
    const left = Object.keys(this.before).filter((harbour) => !stayed.includes(harbour));
    for (const harbour of harbours.filter((other) => !stayed.includes(other))) {
      const from = left.find((old) => old[0] === harbour[0] && this.before[old]!.owner === ships[harbour]!.owner);
      names[harbour] = from ? this.names[from]! : `ship:${this.made++}`;
      if (from) left.splice(left.indexOf(from), 1);
    }
    this.before = ships;
    return (this.names = names);
  }
}
