/** Pieces glide from where they were to where they are; a new view interrupts those that still move. */
import { ui } from "../lib/ui.svelte";

const LASTS = 280;
const EASING = "cubic-bezier(.3, .1, .2, 1)";

interface Stood {
  box: DOMRect;
  node: SVGGraphicsElement;
  on: string | undefined;
}

export class Motion {
  private stood = new Map<string, Stood>();

  /** Before the page changes: keep where every piece is, even in mid-flight. */
  remember(root: HTMLElement): void {
    this.stood.clear();
    for (const node of pieces(root)) {
      delete node.dataset.fresh;
      const name = node.dataset.piece!;
      if (!this.stood.has(name)) this.stood.set(name, { box: node.getBoundingClientRect(), node, on: node.dataset.on });
    }
  }

  /** After it has changed: mark the pieces that are new or stand on something else, and move them there. */
  play(root: HTMLElement): void {
    if (!this.stood.size) return;
    const now = pieces(root);
    for (const node of now) if (this.stood.get(node.dataset.piece!)?.on !== node.dataset.on) node.dataset.fresh = "";
    if (ui.still) return;
    for (const running of now.flatMap((node) => node.getAnimations())) running.cancel();
    // Measure everything before moving anything: measuring after a change forces a layout each time.
    const starts = now.map((node) => this.start(root, node));
    now.forEach((node, i) => glide(node, starts[i], "none"));
    const names = new Set(now.map((node) => node.dataset.piece));
    for (const [name, stood] of this.stood) if (!names.has(name)) leave(root, stood);
  }

  /** The transform that shows a piece where it came from; none if it stayed. */
  private start(root: HTMLElement, node: SVGGraphicsElement): string | undefined {
    const from = this.stood.get(node.dataset.piece!)?.box ?? home(root, node.dataset.from ?? node.dataset.owner);
    const to = node.getBoundingClientRect();
    const stayed = !from?.width || !to.width || Math.hypot(from.x - to.x, from.y - to.y) < 3;
    return stayed ? undefined : across(node, from, to);
  }
}

function glide(node: SVGGraphicsElement, start: string | undefined, end: string, opacity = 1): Animation | undefined {
  return start ? node.animate([{ transform: start }, { transform: end, opacity }], { duration: LASTS, easing: EASING }) : undefined;
}

function pieces(root: HTMLElement): SVGGraphicsElement[] {
  return [...root.querySelectorAll<SVGGraphicsElement>("[data-piece]")];
}

/** The middle of a family's board or of the token piles, as a small box. */
function home(root: HTMLElement, owner: string | undefined): DOMRect | undefined {
  if (owner === undefined) return undefined;
  const box = root.querySelector(`[data-home="${owner === "mover" ? root.dataset.mover : owner}"]`)?.getBoundingClientRect();
  return box && new DOMRect(box.x + box.width / 2 - 10, box.y + box.height / 2 - 10, 20, 20);
}

/** The transform that shows a node, which is drawn at `to`, at `from`. */
function across(node: SVGGraphicsElement, from: DOMRect, to: DOMRect): string {
  const scale = from.width / to.width;
  const unit = node.getScreenCTM()?.a || 1;
  const box = node.getBBox();
  const x = (from.x - to.x) / unit + box.x * (1 - scale);
  const y = (from.y - to.y) / unit + box.y * (1 - scale);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A piece that is no longer drawn goes back to its owner's board before it disappears. */
function leave(root: HTMLElement, { box, node }: Stood): void {
  const to = home(root, node.dataset.owner);
  const sky = root.querySelector<SVGSVGElement>("svg.sky");
  if (!to || !sky || !box.width) return;
  const ghost = node.cloneNode(true) as SVGGraphicsElement;
  delete ghost.dataset.piece;
  sky.append(ghost);
  const drawn = ghost.getBoundingClientRect();
  void glide(ghost, across(ghost, box, drawn), across(ghost, to, drawn), 0.3)?.finished.then(() => ghost.remove());
}
