// Every text that can be seen, with its colour, what is painted behind it, and the contrast of the two.
() => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });

  /** Any CSS colour as red, green, blue (0 to 255) and opacity (0 to 1). */
  function rgba(colour) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }
  const over = (top, ground) => [0, 1, 2].map((i) => top[i] * top[3] + ground[i] * (1 - top[3]));

  /** How opaque an element is, with all that it is in. */
  const opacities = new Map([[null, 1]]);
  function opacity(element) {
    if (!opacities.has(element)) opacities.set(element, Number(getComputedStyle(element).opacity) * opacity(element.parentElement));
    return opacities.get(element);
  }
  const faded = ([r, g, b, a], element) => [r, g, b, a * opacity(element)];

  /** What an element paints at a point. */
  function paint(element, x, y) {
    const style = getComputedStyle(element);
    if (!(element instanceof SVGGeometryElement)) return element instanceof SVGElement ? [0, 0, 0, 0] : faded(rgba(style.backgroundColor), element);
    const here = new DOMPoint(x, y).matrixTransform(element.getScreenCTM().inverse());
    if (!element.isPointInFill(here) || style.fill === "none") return [0, 0, 0, 0];
    const [r, g, b, a] = faded(rgba(style.fill), element);
    return [r, g, b, a * Number(style.fillOpacity)];
  }

  function behind(element, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(element);
    if (from < 0) return null; // something lies over it
    return stack.slice(from).reverse().reduce((ground, one) => over(paint(one, x, y), ground), [255, 255, 255]);
  }

  function light(colour) {
    const [r, g, b] = colour.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function contrast(a, b) {
    const [dark, bright] = [light(a), light(b)].sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  }

  function* texts() {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) if (walk.currentNode.data.trim()) yield walk.currentNode;
  }

  const found = [];
  for (const text of texts()) {
    const element = text.parentElement;
    if (element.closest(":disabled, [aria-disabled=true], option, title, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(element);
    const drawn = element instanceof SVGElement;
    const outlined = drawn && style.stroke !== "none" && style.paintOrder.startsWith("stroke");
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const painted = behind(element, x, y);
    if (!painted) continue;
    const ground = outlined ? over(faded(rgba(style.stroke), element), painted) : painted;
    const ink = over(faded(rgba(drawn ? style.fill : style.color), element), ground);
    found.push({ text: text.data.trim().slice(0, 40), ink: ink.map(Math.round).join(), ground: ground.map(Math.round).join(), contrast: contrast(ink, ground) });
  }
  return found;
};
