/** The log in turns and the stages of the days. */
import type { Line } from "./protocol";
import type { Room } from "./room.svelte";
import { t } from "./words.svelte";

export type Stage = "turn" | "twilight" | "night" | "morning" | "end";

/** What happened in one turn of a family, or in one stage of a day. */
export interface Turn {
  stage: Stage;
  /** Whose turn it is. */
  who: number | null;
  /** Of the first line among all lines: a turn keeps its number while it grows. */
  at: number;
  lines: Line[];
}

export function turns(lines: Line[]): Turn[] {
  const found: Turn[] = [];
  lines.forEach((line, at) => {
    const last = found.at(-1);
    const begun = begins(line, last);
    if (begun === "turn" && last && goesOn(line, last)) last.lines.push(line);
    else if (begun || !last) found.push({ stage: begun ?? "morning", who: begun === "turn" ? line.who : null, at, lines: [line] });
    else last.lines.push(line);
  });
  return found;
}

/** The stage that begins with this line; null if what has begun goes on.  Python says where a turn begins. */
function begins({ stage }: Line, last: Turn | undefined): Stage | null {
  if (stage === "day") return "turn";
  return stage && stage !== last?.stage ? stage : null;
}

/** Has somebody only taken hints in a turn so far? */
function goesOn({ who }: Line, last: Turn): boolean {
  return last.who === who && last.lines.every(({ what }) => what === "hint");
}

/** The turns and stages since the last turn of this seat, without the one that it is taking now if it is `asked`. */
export function since(told: Turn[], seat: number, asked: boolean): Turn[] {
  const isOwn = (turn: Turn) => turn.who === seat;
  const before = asked && told.length > 0 && isOwn(told.at(-1)!) ? told.slice(0, -1) : told;
  return before.slice(before.findLastIndex(isOwn) + 1);
}

/** Whose turn it is, or the stage of the day. */
export function headingWords({ stage, who }: Turn, { me, state }: Pick<Room, "me" | "state">): string {
  if (who !== null && who === me) return t("follow-turn-mine");
  return t(`follow-${stage}`, { name: who === null ? "" : (state?.view.names[who] ?? "") });
}
