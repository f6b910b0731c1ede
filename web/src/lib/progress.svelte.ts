/** The reviewed games of whoever plays in this browser; the browser keeps them. */
import { api } from "./api";
import { days } from "./days.svelte";
import { keep, kept } from "./kept";
import { withGame, type Played } from "./played";
import type { Reviewed } from "./protocol";
import type { Room } from "./room.svelte";

const NAME = "gugong-progress";
const NOTHING: { games: Played[] } = { games: [] };

class Progress {
  #kept = $state.raw(kept(NAME, NOTHING));

  /** The earliest first. */
  get games(): Played[] {
    return this.#kept.games;
  }

  /** Keep what a review says, if the game counts. */
  async keep(room: Room, { seat, iterations, review }: Reviewed): Promise<void> {
    const { table, welcome } = room;
    const summary = review?.summary;
    if (!welcome || !summary || !counts(room, seat)) return;
    const { players, difficulty = null } = welcome.options;
    const ended = await endOf(room);
    this.#keep(withGame(this.#read(), { table, seat, ended, players, difficulty, iterations, ...summary }));
  }

  forget(): void {
    this.#keep([]);
  }

  /** Another tab may have kept something since. */
  #read(): Played[] {
    return kept(NAME, NOTHING).games;
  }

  #keep(games: Played[]): void {
    this.#kept = { games };
    keep(NAME, this.#kept);
  }
}

/** Somebody's own game, whose cards nobody at this page knew before: the deal of a day is chosen, but unknown too. */
function counts({ seats, table, welcome }: Room, seat: number): boolean {
  const own = seats.flatMap(({ mine }, one) => (mine ? [one] : []));
  return own.length === 1 && own[0] === seat && (!welcome!.chosen || days.of(table) !== "");
}

/** When its last move was made; now, if nobody can say. */
async function endOf({ table, secret }: Room): Promise<number> {
  const [found] = await api.mine({ tables: [{ table, secret }] }).catch(() => []);
  return found?.moved ?? Date.now() / 1000;
}

export const progress = new Progress();
