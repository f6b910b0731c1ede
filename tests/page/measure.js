// What is wrong with how the page is laid out: a sentence for each flaw.
(touch) => {
  const SMALLEST = 11.9; // pixels of a text
  const TARGET = 43.5; // pixels of something to touch

  const box = (thing) => thing.getBoundingClientRect();
  const style = (thing) => getComputedStyle(thing);
  const words = (thing) => thing.textContent.trim().replace(/\s+/g, " ").slice(0, 60);
  const name = (thing) => words(thing) || thing.getAttribute("aria-label") || thing.outerHTML.slice(0, 80);
  const seen = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !thing.closest(".for-readers");
  const own = (thing) => [...thing.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const texts = [...document.querySelectorAll("body *")].filter(
    (thing) => own(thing).length && !thing.matches("option, select, title, style, script") && seen(thing) && box(thing).width > 1,
  );
  const drawn = texts.filter((thing) => thing instanceof SVGElement);
  const written = texts.filter((thing) => !(thing instanceof SVGElement));

  function sideways() {
    return [...document.querySelectorAll("html, main, dialog[open]")].filter((thing) => thing.scrollWidth > thing.clientWidth + 1);
  }

  function small() {
    const scale = (thing) => (thing instanceof SVGElement ? Math.hypot(thing.getScreenCTM().a, thing.getScreenCTM().b) : 1);
    return texts.filter((thing) => parseFloat(style(thing).fontSize) * scale(thing) < SMALLEST);
  }

  const range = document.createRange();
  /** The text's own extent, without what lies beside it in the same element. */
  function extent(thing) {
    const boxes = own(thing).map((node) => (range.selectNodeContents(node), box(range)));
    return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
  }
  const leaves = ([left, right], around) => left < around.left - 1.5 || right > around.right + 1.5;

  /** A text that is wider than its element, or than an element around it that hides what leaves it. */
  function cut(thing) {
    const where = extent(thing);
    if (style(thing).display !== "inline" && leaves(where, box(thing))) return true;
    for (let around = thing; around && around !== document.body; around = around.parentElement) {
      const { overflowX } = style(around);
      if (/auto|scroll/.test(overflowX)) return false;
      if (/hidden|clip/.test(overflowX) && leaves(where, box(around))) return true;
    }
    return false;
  }

  /** More lines than its button has room for. */
  function spills(thing) {
    const button = thing.closest("button, .button");
    if (!button) return false;
    const lines = own(thing).map((node) => (range.selectNodeContents(node), box(range)));
    return lines.some(({ top, bottom }) => top < box(button).top - 2 || bottom > box(button).bottom + 2);
  }

  /** What a text is drawn on: the nearest rectangle behind it, else the whole drawing. */
  function panel(text) {
    const { left, right } = box(text);
    const behind = (rect) => rect.left < (left + right) / 2 && (left + right) / 2 < rect.right;
    for (let around = text.parentElement; around.tagName === "g"; around = around.parentElement) {
      const found = [...around.children].filter(({ tagName }) => tagName === "rect").map(box).find(behind);
      if (found) return found;
    }
    return box(text.ownerSVGElement);
  }
  const outside = (text) => leaves([box(text).left, box(text).right], panel(text));

  /** Boxes of text are higher than its letters. */
  const core = ({ left, right, top, height }) => [left + 1, right - 1, top + height * 0.25, top + height * 0.75];
  function overlaps() {
    const cores = drawn.map((text) => [text, ...core(box(text))]);
    const over = ([, l, r, t, b], [, left, right, top, bottom]) => l < right && left < r && t < bottom && top < b;
    return cores.flatMap((one, i) => cores.slice(i + 1).filter((other) => over(one, other)).map((other) => [one[0], other[0]]));
  }

  /** Too small to touch, with something else to touch in the space that it lacks.  Links in a text are exempt. */
  function cramped() {
    const targets = [...document.querySelectorAll("button, a, select, input, summary")]
      .filter((thing) => seen(thing) && !thing.disabled && !thing.matches("p a, li a:not(.button)"))
      .map((thing) => [thing, box(thing.closest("label") ?? thing)]);
    const near = (a, b) => {
      const [x, y, half] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2, TARGET / 2];
      return b.left < x + half && b.right > x - half && b.top < y + half && b.bottom > y - half;
    };
    return targets
      .filter(([, { width, height }]) => width > 0 && (width < TARGET || height < TARGET))
      .filter(([thing, place]) => targets.some(([other, there]) => other !== thing && near(place, there)));
  }

  const found = [
    ...sideways().map(({ tagName }) => `scrolls sideways: ${tagName}`),
    ...small().map((text) => `too small: ${name(text)}`),
    ...written.filter(cut).map((text) => `cut off: ${name(text)}`),
    ...written.filter(spills).map((text) => `spills: ${name(text)}`),
    ...drawn.filter(outside).map((text) => `leaves its panel: ${name(text)}`),
    ...overlaps().map(([one, other]) => `overlap: ${name(one)} / ${name(other)}`),
    ...(touch ? cramped() : []).map(([thing, { width, height }]) => `cramped, ${Math.round(width)}×${Math.round(height)}: ${name(thing)}`),
  ];
  return [...new Set(found)];
};
