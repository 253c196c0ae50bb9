/**
 * A QR code of a short text: byte mode, error correction M, versions 1 to 6 (ISO/IEC 18004). That is 106 bytes, enough
 * for a UPI address, and spares the version blocks that larger codes carry.
 */
const VERSIONS = [
  { total: 26, data: 16, blocks: 1 },
  { total: 44, data: 28, blocks: 1 },
  { total: 70, data: 44, blocks: 1 },
  { total: 100, data: 64, blocks: 2 },
  { total: 134, data: 86, blocks: 2 },
  { total: 172, data: 108, blocks: 4 },
];

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light modules, or null when the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ data }) => bytes.length + 2 <= data);
  const version = VERSIONS[index];
  if (!version) return null;
  const size = 21 + 4 * index;
  const bits = interleave(dataWords(bytes, version.data), version).flatMap((word) => toBits(word, 8));
  const drawn = MASKS.map((_, mask) => draw(size, bits, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** The path of the dark modules, one unit each, with the four units of light margin that a reader needs. */
export function qrPath(modules: boolean[][]): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : "")))
    .join("");
}

function toBits(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, i) => ((value >>> (length - 1 - i)) & 1) === 1);
}

/** Mode, length, text, end, and the padding that the standard prescribes. */
function dataWords(bytes: Uint8Array, room: number): number[] {
  const bits = [
    toBits(0b0100, 4),
    toBits(bytes.length, 8),
    ...[...bytes].map((byte) => toBits(byte, 8)),
  ].flat();
  bits.push(...toBits(0, 4));
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) {
    words.push(bits.slice(i, i + 8).reduce((word, bit) => word * 2 + Number(bit), 0));
  }
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleave(data: number[], version: { total: number; data: number; blocks: number }): number[] {
  const each = version.data / version.blocks;
  const checks = (version.total - version.data) / version.blocks;
  const blocks = Array.from({ length: version.blocks }, (_, i) => data.slice(i * each, (i + 1) * each));
  const corrections = blocks.map((block) => remainder(block, checks));
  const weave = (parts: number[][], length: number) =>
    Array.from({ length }, (_, i) => parts.map((part) => part[i] ?? 0)).flat();
  return [...weave(blocks, each), ...weave(corrections, checks)];
}

/** Product in the field of 256 elements that QR codes calculate in. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Reed-Solomon check words: what is left when the data is divided by the generator of that degree. */
function remainder(data: number[], degree: number): number[] {
  const generator: number[] = [...Array(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) {
      generator[j] = times(generator[j] ?? 0, root) ^ (generator[j + 1] ?? 0);
    }
  }
  const left: number[] = Array(degree).fill(0);
  for (const word of data) {
    const factor = word ^ (left.shift() ?? 0);
    left.push(0);
    for (let i = 0; i < degree; i++) left[i] = (left[i] ?? 0) ^ times(generator[i] ?? 0, factor);
  }
  return left;
}

function draw(size: number, bits: boolean[], mask: number): boolean[][] {
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = modules[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const square = (row: number, column: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) {
        set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const finder = (distance: number) => distance !== 2 && distance !== 4;
  square(3, 3, 4, finder);
  square(3, size - 4, 4, finder);
  square(size - 4, 3, 4, finder);
  if (size > 21) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  formatBits(mask).forEach((dark, i) => {
    // Around the first finder, bit 14 first; then shared between the other two.
    const along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
    if (i < 8) set(8, along, dark);
    else set(i === 8 ? 7 : along, 8, dark);
    if (i < 7) set(size - 1 - i, 8, dark);
    else set(8, size - 15 + i, dark);
  });
  set(size - 8, 8, true);

  let next = 0;
  for (const [row, column] of zigzag(size)) {
    const line = modules[row];
    if (line && line[column] === null) {
      line[column] = (bits[next++] ?? false) !== MASKS[mask]?.(row, column);
    }
  }
  return modules as boolean[][];
}

/** The two bits of level M (00) and the mask, with their ten check bits, the highest first. */
function formatBits(mask: number): boolean[] {
  let check = mask;
  for (let i = 0; i < 10; i++) check = (check << 1) ^ ((check >>> 9) * 0x537);
  return toBits(((mask << 10) | check) ^ 0x5412, 15);
}

/** Modules in the order of the bits: two columns at a time from the right, up and down, past the timing column. */
function* zigzag(size: number): Generator<[number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      yield [row, right];
      yield [row, right - 1];
    }
    up = !up;
  }
}

/** How hard a code is to read: long runs, blocks, and too much of one colour. The lookalike-finder rule is left out. */
function penalty(modules: boolean[][]): number {
  const size = modules.length;
  const at = (row: number, column: number) => modules[row]?.[column] ?? false;
  let points = 0;
  let dark = 0;
  for (let a = 0; a < size; a++) {
    for (const read of [(b: number) => at(a, b), (b: number) => at(b, a)]) {
      let run = 1;
      for (let b = 1; b <= size; b++) {
        if (b < size && read(b) === read(b - 1)) run++;
        else {
          if (run >= 5) points += run - 2;
          run = 1;
        }
      }
    }
    for (let b = 0; b < size; b++) {
      const here = at(a, b);
      dark += Number(here);
      if (a > 0 && b > 0 && at(a - 1, b) === here && at(a, b - 1) === here && at(a - 1, b - 1) === here)
        points += 3;
    }
  }
  return points + 10 * Math.floor(Math.abs((dark / size ** 2) * 100 - 50) / 5);
}
