/** Ships have no names in a view: each gets one here that it keeps from harbour to harbour. */
import { HARBOURS, type Harbour } from "../lib/generated";
import type { TableData } from "../lib/protocol";

type Ships = TableData["ships"];
const route = (harbour: string) => HARBOURS[harbour as Harbour].route;

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
      const from = left.find((old) => route(old) === route(harbour) && this.before[old]!.owner === ships[harbour]!.owner);
      names[harbour] = from ? this.names[from]! : `ship:${this.made++}`;
      if (from) left.splice(left.indexOf(from), 1);
    }
    this.before = ships;
    return (this.names = names);
  }
}
