/** What is chosen for a new table, and the request that asks for it. */
import { FAMILIES, type BonusTokens, type Difficulty, type OfferedLevel, type Place, type Players, type Sets } from "./generated";
import type { NewSeat, NewTable, OptionsData } from "./protocol";
import { USUAL_LEVEL } from "./seating";
import { ui } from "./ui.svelte";

/** Who plays a seat: a person here, a person with a link, or a bot of a level. */
export interface Chosen {
  who: "person" | "open" | OfferedLevel;
  name: string;
}

export class Setup {
  players = $state<Players>(3);
  /** All that there could be: with fewer players the last ones are not used. */
  all = $state(FAMILIES.map((family): Chosen => ({ who: family === 0 ? "person" : USUAL_LEVEL, name: family === 0 ? ui.name : "" })));
  /** The family of whoever sets the table up, which is their seat too. */
  family = $state(0);
  title = $state("");
  seed = $state("");
  expert = $state(false);
  bonus = $state<BonusTokens>("none");
  sailOff = $state(false);
  first = $state("");
  difficulty = $state<Difficulty>("normal");
  sets = $state<Sets>("1/2");
  focus = $state<Place | "">("");
  components = $state<string | null>(null);
  hints = $state(false);

  readonly alone: boolean = $derived(this.players === 1);
  readonly seats: Chosen[] = $derived(this.all.slice(0, this.players));
  /** Are friends to come by a link? */
  readonly gathers: boolean = $derived(this.seats.some((seat) => seat.who === "open"));

  /** Does anybody else play, here or by a link? */
  readonly several: boolean = $derived(this.seats.filter(({ who }) => who === "person" || who === "open").length > 1);

  sizeTo(players: Players): void {
    this.players = players;
    if (this.family >= players) this.take(0);
    if (Number(this.first) >= players) this.first = "";
  }

  /** Change places with whoever has this family. */
  take(family: number): void {
    [this.all[this.family], this.all[family]] = [this.all[family]!, this.all[this.family]!];
    this.family = family;
  }

  request(): NewTable {
    const name = this.all[this.family]!.name.trim();
    if (name) ui.name = name;
    return {
      title: this.title.trim(),
      seed: this.seed.trim() || null,
      components: this.components,
      seats: this.seats.map(asked),
      options: this.options(),
      gathers: this.gathers,
      hints: this.hints && this.several,
    };
  }

  private options(): OptionsData {
    const { alone } = this;
    return {
      players: this.players,
      start_player: this.first === "" || alone ? null : Number(this.first),
      expert: this.expert && !alone,
      bonus_tokens: alone ? "none" : this.bonus,
      sail_off: this.sailOff,
      difficulty: alone ? this.difficulty : null,
      sets: alone ? this.sets : null,
      focus: alone && this.focus ? this.focus : null,
    };
  }
}

function asked({ who, name }: Chosen): NewSeat {
  if (who === "person" || who === "open") return { kind: who, name: name.trim() || null, level: null };
  return { kind: "bot", name: null, level: who };
}
