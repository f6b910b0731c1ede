/** QR codes (ISO/IEC 18004) for addresses: bytes, error correction level M, versions 1 to 10. */

/** By version: codewords in all, those for error correction in each block, and blocks. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules by row and column, without the quiet zone; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + SIZES.findIndex(([all, extra, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= all - extra * blocks);
  if (version === 0) return null;
  const drawn = MASKS.map((_, mask) => draw(version, mask, codewords(bytes, version)));
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

// What is written: the data in blocks, each with its error correction, interleaved.

function codewords(bytes: Uint8Array, version: number): number[] {
  const [all, extra, count] = SIZES[version - 1]!;
  const data = padded(bytes, version, all - extra * count);
  const short = Math.floor(data.length / count);
  const long = data.length % count; // so many of the blocks, the last ones, have one codeword more
  const blocks = Array.from({ length: count }, (_, i) => {
    const start = i * short + Math.max(0, i - (count - long));
    return data.slice(start, start + short + (i >= count - long ? 1 : 0));
  });
  const divisor = generator(extra);
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => remainder(block, divisor)))];
}

function padded(bytes: Uint8Array, version: number, length: number): number[] {
  const bits = `0100${binary(bytes.length, version < 10 ? 8 : 16)}${[...bytes].map((byte) => binary(byte, 8)).join("")}0000`;
  const data = (bits.match(/.{1,8}/g) ?? []).map((eight) => parseInt(eight.padEnd(8, "0"), 2)).slice(0, length);
  const begun = data.length;
  while (data.length < length) data.push((data.length - begun) % 2 ? 0x11 : 0xec);
  return data;
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, "0");

function interleaved(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => block.slice(i, i + 1))).flat();
}

/** A product in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((other >>> bit) & 1) product ^= one;
  }
  return product;
}

/** The product of (x - 2^i) for each i below the degree, without its first coefficient. */
function generator(degree: number): number[] {
  const made = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) made[j] = times(made[j]!, root) ^ (made[j + 1] ?? 0);
  }
  return made;
}

function remainder(block: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((one, i) => (rest[i]! ^= times(one, factor)));
  }
  return rest;
}

// How it is drawn.

class Drawing {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
  }

  set(x: number, y: number, dark: boolean): void {
    if (this.dark[y]?.[x] === undefined) return;
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  /** Squares one within the other, of which those at these distances from the middle are light. */
  rings(x: number, y: number, reach: number, ...light: number[]): void {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) this.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function draw(version: number, mask: number, words: number[]): boolean[][] {
  const drawing = new Drawing(version);
  drawPatterns(drawing);
  drawFormat(drawing, mask);
  if (version >= 7) drawVersion(drawing);
  drawData(drawing, words, MASKS[mask]!);
  return drawing.dark;
}

function drawPatterns(drawing: Drawing): void {
  const { size, version } = drawing;
  const last = size - 7;
  for (let i = 0; i < size; i++) {
    drawing.set(6, i, i % 2 === 0);
    drawing.set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) drawing.rings(x, y, 4, 2, 4);
  const middles = version === 1 ? [] : version < 7 ? [6, last] : [6, (6 + last) / 2, last];
  for (const x of middles) {
    for (const y of middles) {
      const corner = x + y < 2 * last && [x, y].every((one) => one === 6 || one === last);
      if (!corner) drawing.rings(x, y, 2, 1);
    }
  }
}

/** Bits followed by the remainder of their division: mistakes in reading them can be mended. */
function withRemainder(value: number, divisor: number, length: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor);
  return (value << length) | rest;
}

function drawFormat(drawing: Drawing, mask: number): void {
  const { size } = drawing;
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412; // level M is 00
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    drawing.set(i < 8 ? 8 : i === 8 ? 7 : 14 - i, i < 6 ? i : i < 8 ? i + 1 : 8, dark);
    drawing.set(i < 8 ? size - 1 - i : 8, i < 8 ? 8 : size - 15 + i, dark);
  }
  drawing.set(8, size - 8, true);
}

function drawVersion(drawing: Drawing): void {
  const bits = withRemainder(drawing.version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [near, far] = [Math.floor(i / 3), drawing.size - 11 + (i % 3)];
    drawing.set(near, far, ((bits >>> i) & 1) === 1);
    drawing.set(far, near, ((bits >>> i) & 1) === 1);
  }
}

/** Two columns at a time, upwards and downwards in turn, from the right to the left. */
function drawData({ size, dark, fixed }: Drawing, words: number[], masked: (x: number, y: number) => boolean): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < 2 * size; step++) {
      const x = right - (step % 2);
      const row = Math.floor(step / 2);
      const y = ((right + 1) & 2) === 0 ? size - 1 - row : row;
      if (fixed[y]![x]) continue;
      const word = words[bit >>> 3] ?? 0;
      dark[y]![x] = (((word >>> (7 - (bit & 7))) & 1) === 1) !== masked(x, y);
      bit++;
    }
  }
}

/** Long runs and what looks like a corner are hard to read. */
function penalty(dark: boolean[][]): number {
  const columns = dark.map((_, x) => dark.map((row) => row[x]));
  const lines = [...dark, ...columns].map((line) => line.map((one) => (one ? "1" : "0")).join(""));
  return lines.reduce((sum, line) => sum + ugliness(line), 0);
}

function ugliness(line: string): number {
  const runs = (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  return runs + 40 * (line.match(/(?=00001011101|10111010000)/g) ?? []).length;
}
