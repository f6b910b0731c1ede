/** A thing on the table that can be pointed at, as `kind`, `kind:name` or `kind:name:detail`; Python says which a move is about. */
import type { EventName, TargetKind } from "./generated";
import type { Line } from "./protocol";

export type Target = string;

/** The last three are drawn so that players can ask about them; no move is about them. */
export type Kind = TargetKind | "palace" | "intrigue" | "double";

export function read(target: Target): { kind: Kind; name: string; detail: string } {
  const [kind, name = "", detail = ""] = target.split(":");
  return { kind: kind as Kind, name, detail };
}

/** Where the events happen that name no thing of their own. */
const WHERE: Partial<Record<EventName, Target>> = { envoy: "palace", seat: "palace", marker: "intrigue", medal: "intrigue", wall: "wall" };

/** The thing on the table that a line of the log is about. */
export function targetOf({ what, facts }: Pick<Line, "what" | "facts">): Target | null {
  if (facts.to) return `harbour:${facts.to}`;
  const kind = (["city", "harbour", "decree", "place"] as const).find((name) => facts[name]);
  return kind ? `${kind}:${facts[kind]}` : (WHERE[what as EventName] ?? null);
}

/** A card label without the number that tells equal cards apart: cards are pointed at by this name. */
export function cardName(label: string): string {
  return label.replace(/#\d+$/, "");
}
