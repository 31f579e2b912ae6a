import type { Bits } from '#search/engine/sets/bitset.ts';

/** With this many rows, partial sums fit into nine planes: 8 * 63 is below 2^9. */
const blockLength = 504;

/**
 * Counts for each of the 32 bits of a word in how many rows it is set (a positional population count). Plane n holds
 * the bit of weight 2^n of all 32 sums, so eight rows are added with a few AND, OR and XOR operations.
 * @param masks `width` words for each of the rows
 * @param counts by bit; the counts are added to the existing ones
 */
export function countColumns(
  masks: Bits,
  width: number,
  rows: Uint32Array,
  counts: Uint32Array,
): void {
  const whole = rows.length - (rows.length % 8);
  // processes a block for all words before the next block, so that its rows are still in the CPU cache
  for (let from = 0; from < whole; from += blockLength) {
    const to = Math.min(whole, from + blockLength);
    for (let word = 0; word < width; word++) countBlock(masks, width, word, rows, from, to, counts);
  }
  for (let at = whole; at < rows.length; at++) {
    for (let word = 0; word < width; word++) {
      let left = masks[rows[at]! * width + word]!;
      while (left !== 0) {
        const lowest = left & -left;
        counts[word * 32 + 31 - Math.clz32(lowest)]!++;
        left ^= lowest;
      }
    }
  }
}

const planes = new Int32Array(9);

function countBlock(
  masks: Bits,
  width: number,
  offset: number,
  rows: Uint32Array,
  from: number,
  to: number,
  counts: Uint32Array,
): void {
  planes.fill(0);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let at = from; at < to; at += 8) {
    const a = masks[rows[at]! * width + offset]!;
    const b = masks[rows[at + 1]! * width + offset]!;
    const c = masks[rows[at + 2]! * width + offset]!;
    const d = masks[rows[at + 3]! * width + offset]!;
    const e = masks[rows[at + 4]! * width + offset]!;
    const f = masks[rows[at + 5]! * width + offset]!;
    const g = masks[rows[at + 6]! * width + offset]!;
    const h = masks[rows[at + 7]! * width + offset]!;
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
    let carry = (fours & foursA) | (half & foursB);
    fours = half ^ foursB;
    for (let plane = 3; carry !== 0; plane++) {
      const sum = planes[plane]!;
      planes[plane] = sum ^ carry;
      carry &= sum;
    }
  }
  planes[0] = ones;
  planes[1] = twos;
  planes[2] = fours;
  for (let bit = 0; bit < 32; bit++) {
    let sum = 0;
    for (let plane = 8; plane >= 0; plane--) sum = sum * 2 + ((planes[plane]! >>> bit) & 1);
    counts[offset * 32 + bit]! += sum;
  }
}
