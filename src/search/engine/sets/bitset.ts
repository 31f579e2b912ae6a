/**
 * Sets of rows as bits, 32 per word. Words are signed, because JavaScript's bit operators return signed numbers.
 * `words` is the number of words to process, because arrays are often longer than their used part.
 */
export type Bits = Int32Array;

export const wordsFor = (rows: number): number => (rows + 31) >>> 5;

export function hasBit(bits: Bits, row: number): boolean {
  return ((bits[row >>> 5]! >>> (row & 31)) & 1) === 1;
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5]! &= ~(1 << (row & 31));
}

export function andBits(a: Bits, b: Bits, words: number, target: Bits): void {
  for (let at = 0; at < words; at++) target[at] = a[at]! & b[at]!;
}

export function andNotBits(a: Bits, b: Bits, words: number, target: Bits): void {
  for (let at = 0; at < words; at++) target[at] = a[at]! & ~b[at]!;
}

export function addBits(target: Bits, added: Bits, words: number): void {
  for (let at = 0; at < words; at++) target[at]! |= added[at]!;
}

export function countBits(bits: Bits, words: number): number {
  return countCommonBits(bits, bits, words);
}

/**
 * Counts the rows in both sets. Processes eight words at a time with carry-save adders: ones, twos and fours hold
 * partial sums of each bit position, so that eight words need only one full count.
 */
export function countCommonBits(first: Bits, second: Bits, words: number): number {
  let count = 0;
  let at = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (const last = words - 7; at < last; at += 8) {
    const a = first[at]! & second[at]!;
    const b = first[at + 1]! & second[at + 1]!;
    const c = first[at + 2]! & second[at + 2]!;
    const d = first[at + 3]! & second[at + 3]!;
    const e = first[at + 4]! & second[at + 4]!;
    const f = first[at + 5]! & second[at + 5]!;
    const g = first[at + 6]! & second[at + 6]!;
    const h = first[at + 7]! & second[at + 7]!;
    let half = ones ^ a;
    const twosA = (ones & a) | (half & b);
    ones = half ^ b;
    half = ones ^ c;
    const twosB = (ones & c) | (half & d);
    ones = half ^ d;
    half = ones ^ e;
    const twosC = (ones & e) | (half & f);
    ones = half ^ f;
    half = ones ^ g;
    const twosD = (ones & g) | (half & h);
    ones = half ^ h;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    const eights = (fours & foursA) | (half & foursB);
    fours = half ^ foursB;
    count += 8 * ones32(eights);
  }
  count += 4 * ones32(fours) + 2 * ones32(twos) + ones32(ones);
  for (; at < words; at++) count += ones32(first[at]! & second[at]!);
  return count;
}

/** The number of set bits in a word. */
export function ones32(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Writes the rows in ascending order to `target` and returns their number. */
export function decodeBits(bits: Bits, words: number, target: Uint32Array): number {
  let found = 0;
  for (let at = 0; at < words; at++) {
    let word = bits[at]!;
    const base = at << 5;
    while (word !== 0) {
      const lowest = word & -word;
      target[found++] = base + (31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return found;
}
