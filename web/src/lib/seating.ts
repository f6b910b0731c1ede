/** Who sits where, in words. */
import { LEVELS, type OfferedLevel } from "./generated";
import type { OptionsData, Seat } from "./protocol";
import type { Room } from "./room.svelte";
import { t } from "./words.svelte";

/** Who plays a seat, for its row: you, a person who is there or away, a bot of a level, or nobody yet. */
export function whoWords(seat: Seat, me: boolean): string {
  if (seat.kind === "bot") return t("seats-who-bot", { level: t(`level-${seat.level}`) });
  if (seat.kind !== "person") return t(`seats-who-${seat.kind}`);
  if (seat.mine) return t(me ? "seats-who-you" : "seats-who-screen");
  return t(seat.here ? "seats-who-here" : "seats-who-away");
}

/** Who this page is, and whose turn it is. */
export function situationWords(room: Room): string {
  const you = room.me === null ? t("seats-watching") : t("seats-you", { family: t(`seat-${room.me}`) });
  return `${you} ${turnWords(room)}`;
}

function turnWords({ view, seats, me }: Room): string {
  const asked = view?.seen.question?.seat;
  if (!view || asked === undefined) return `${t("page-over")}.`;
  if (asked === me) return t("seats-your-turn");
  return t(`seats-${waitsFor(seats[asked])}`, { name: view.names[asked] ?? "" });
}

function waitsFor(seat: Seat | undefined): string {
  if (seat?.kind === "open") return "open-asked";
  return seat?.kind === "person" && !seat.here ? "away-asked" : "choosing";
}

/** The bot that is offered first: strong enough for most, and quick on any device. */
export const USUAL_LEVEL: OfferedLevel = "pilgrim";

/** A bot as it is offered. */
export function botWords(level: OfferedLevel): string {
  return t("seats-bot", { level: t(`level-${level}`), step: LEVELS.indexOf(level) + 1, steps: LEVELS.length });
}

/** What is played at a table, an option each. */
export function optionWords(options: OptionsData, names: string[]): string[] {
  const { players, start_player: first = null, bonus_tokens: bonus = "none" } = options;
  const chosen = [
    t("seats-players", { count: players }),
    options.expert && t("page-expert"),
    bonus !== "none" && t("seats-option", { option: t("page-bonus"), value: t(`page-bonus-${bonus}`) }),
    options.sail_off && t("page-sail-off"),
    t("seats-option", { option: t("page-start-player"), value: first === null ? t("page-by-lot") : (names[first] ?? "") }),
  ];
  return chosen.filter((words) => typeof words === "string");
}
