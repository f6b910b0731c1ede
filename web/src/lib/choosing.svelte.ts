/** Choosing one of the listed moves by pointing: each thing pointed at leaves fewer of them. */
import type { Ask, Choice } from "./protocol";
import { targetsOf, type Target } from "./targets";

export class Choosing {
  ask = $state.raw<Ask | null>(null);
  picked = $state.raw<Target[]>([]);
  /** The move that is going to be played. */
  chosen = $state.raw<Choice | null>(null);
  /** Must it be confirmed first? */
  asks = $state(false);
  hovered = $state.raw<Target | null>(null);
  /** The move whose button is hovered or focused: the board shows where it lies. */
  named = $state.raw<Choice | null>(null);

  readonly candidates = $derived(this.ask ? fitting(this.ask, this.picked) : []);
  readonly lit: ReadonlySet<Target> = $derived(new Set(this.chosen ? [] : this.nextTargets()));
  readonly shown: ReadonlySet<Target> = $derived(
    new Set(this.ask && this.named ? targetsOf(this.ask.about, this.named) : this.hovered ? [this.hovered] : []),
  );

  /** Another question: nothing is picked yet. */
  listen(ask: Ask | null): void {
    this.ask = ask;
    this.clear();
  }

  clear(): void {
    this.picked = [];
    this.chosen = this.named = null;
    this.asks = false;
  }

  /** One step back; false if there was none. */
  back(): boolean {
    if (!this.chosen && !this.picked.length) return false;
    const whole = this.chosen && this.ask && targetsOf(this.ask.about, this.chosen).length === this.picked.length;
    if (!this.chosen || whole) this.picked = this.picked.slice(0, -1);
    this.chosen = null;
    this.asks = false;
    return true;
  }

  /** Point at a thing: what is lit is picked, what is picked is put back, another first thing is taken instead. */
  point(target: Target): void {
    if (!this.ask) return;
    if (this.picked.includes(target)) this.picked = this.picked.slice(0, this.picked.indexOf(target));
    else if (fitting(this.ask, [...this.picked, target]).length) this.picked = [...this.picked, target];
    else if (fitting(this.ask, [target]).length) this.picked = [target];
    else return;
    this.chosen = this.decided();
  }

  choose(choice: Choice): void {
    this.chosen = choice;
    this.asks = false;
  }

  /** The one move that pointing at this would choose. */
  only(target: Target): Choice | null {
    const ask = this.ask;
    if (!ask) return null;
    const [only, another] = this.candidates.filter((choice) => targetsOf(ask.about, choice)[this.picked.length] === target);
    return only && !another && targetsOf(ask.about, only).length === this.picked.length + 1 ? only : null;
  }

  /** The one move left, if everything that it names has been pointed at. */
  private decided(): Choice | null {
    const [only, another] = this.candidates;
    if (!this.ask || !only || another || !this.picked.length) return null;
    return targetsOf(this.ask.about, only).length === this.picked.length ? only : null;
  }

  private nextTargets(): Target[] {
    const ask = this.ask;
    if (!ask) return [];
    return this.candidates.flatMap((choice) => targetsOf(ask.about, choice).slice(this.picked.length, this.picked.length + 1));
  }
}

/** The choices that begin with what has been pointed at. */
function fitting(ask: Ask, picked: Target[]): Choice[] {
  return ask.choices.filter((choice) => {
    const targets = targetsOf(ask.about, choice);
    return picked.every((target, i) => targets[i] === target);
  });
}
