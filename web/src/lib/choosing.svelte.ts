/** Choosing one of the legal moves by pointing: each thing pointed at leaves fewer of them. */
import type { Ask, Choice } from "./protocol";
import type { MoveKey } from "./generated";
import type { Target } from "./targets";

/** Moves that give something up. */
export const GIVE_UP: readonly string[] = ["skip", "no actions"] satisfies MoveKey[];

export class Choosing {
  ask = $state.raw<Ask | null>(null);
  picked = $state.raw<Target[]>([]);
  /** How many of them were picked unasked, as every move begins with them. */
  given = 0;
  /** The move that is going to be played. */
  chosen = $state.raw<Choice | null>(null);
  /** Does the player have to confirm it first? */
  asks = $state(false);
  hovered = $state.raw<Target | null>(null);
  /** The move whose button is hovered or focused: the board shows what it is about. */
  named = $state.raw<Choice | null>(null);

  readonly candidates = $derived(this.ask ? fitting(this.ask, this.picked) : []);
  readonly lit: ReadonlySet<Target> = $derived(new Set(this.chosen ? [] : this.nextTargets()));
  readonly shown: ReadonlySet<Target> = $derived(
    new Set(this.named ? this.named.targets : this.hovered ? [this.hovered] : []),
  );

  /** A new question, with nothing picked yet. */
  listen(ask: Ask | null): void {
    this.ask = ask;
    this.clear();
  }

  clear(): void {
    this.picked = this.ask ? sole(this.ask) : [];
    this.given = this.picked.length;
    this.chosen = this.named = this.hovered = null;
    this.asks = false;
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (!this.chosen && this.picked.length <= this.given) return false;
    const whole = this.chosen?.targets.length === this.picked.length;
    if (!this.chosen || whole) this.picked = this.picked.slice(0, -1);
    this.chosen = null;
    this.asks = false;
    return true;
  }

  /** Pick what is lit, put back what is picked, or begin again with another first thing; false if it is none of these. */
  point(target: Target): boolean {
    if (!this.ask) return false;
    if (this.picked.includes(target)) this.picked = this.picked.slice(0, this.picked.indexOf(target));
    else if (fitting(this.ask, [...this.picked, target]).length) this.picked = [...this.picked, target];
    else if (fitting(this.ask, [target]).length) this.picked = [target];
    else return false;
    this.chosen = this.decided();
    return true;
  }

  /** Can this be pointed at once something else has been? */
  isLater(target: Target): boolean {
    return this.candidates.some(({ targets }) => targets.indexOf(target) > this.picked.length);
  }

  choose(choice: Choice): void {
    this.chosen = choice;
    this.asks = false;
  }

  /** The one move that pointing at this would choose. */
  only(target: Target): Choice | null {
    const [only, another] = this.candidates.filter((choice) => choice.targets[this.picked.length] === target);
    return only && !another && only.targets.length === this.picked.length + 1 ? only : null;
  }

  /** The one move left, if everything that it names has been pointed at. */
  private decided(): Choice | null {
    const [only, another] = this.candidates;
    if (!only || another || !this.picked.length) return null;
    return only.targets.length === this.picked.length ? only : null;
  }

  private nextTargets(): Target[] {
    return this.candidates.flatMap((choice) => choice.targets.slice(this.picked.length, this.picked.length + 1));
  }
}

/** The first thing, if every move begins with it and goes on with others: the last card of a day, say. */
function sole({ choices }: Ask): Target[] {
  const [first, another] = new Set(choices.map(({ targets }) => (targets.length > 1 ? targets[0]! : "")));
  return first && another === undefined && choices.length > 1 ? [first] : [];
}

/** The choices that begin with what has been pointed at. */
function fitting(ask: Ask, picked: Target[]): Choice[] {
  return ask.choices.filter((choice) => picked.every((target, i) => choice.targets[i] === target));
}
