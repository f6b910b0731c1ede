/** Round numbers between these two, for the lines of a graph: about four on either side of zero. */
export function levels(least: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((one) => Math.max(most, -least) / one <= 4) ?? 100;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, i) => step * (first + i));
}
