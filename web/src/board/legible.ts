/** Text in a scaled drawing: --readable is the font size, in the drawing's units, that is still readable on the screen. */

const SMALLEST = 12.1; // pixels of the screen

export function legible(svg: SVGSVGElement) {
  const sizes = new ResizeObserver(() => {
    const scale = svg.getScreenCTM()?.a;
    if (scale) svg.style.setProperty("--readable", `${SMALLEST / scale}px`);
  });
  sizes.observe(svg);
  return { destroy: () => sizes.disconnect() };
}
