/** Counts from this value on share one bucket when the smallest returned count is determined. */
const topBucket = 4096;
const buckets = new Uint32Array(topBucket + 1);

/** Greater than any count; the high part of a key is the difference to it. */
const countRange = 0x100000000;
let keys = new Float64Array(1024);

/**
 * The indexes of the largest counts, largest first, and of equal counts the smaller index first. Skips counts of zero.
 * Sorts only the candidates.
 * @param counts read up to `length`
 * @param limit the number of indexes to return
 */
export function mostFrequent(counts: Uint32Array, length: number, limit: number): Uint32Array {
  if (keys.length < length) keys = new Float64Array(length * 2);
  const { least, room } = smallestShown(counts, length, limit);
  let found = 0;
  let roomLeft = room;
  for (let index = 0; index < length; index++) {
    const count = counts[index]!;
    if (count < least) continue;
    if (count === least && roomLeft-- <= 0) continue;
    // ascending keys are descending counts, and ascending indexes for equal counts; all are below 2^53
    keys[found++] = (countRange - count) * length + index;
  }
  const sorted = keys.subarray(0, found);
  if (found > 1) sorted.sort();
  const indexes = new Uint32Array(Math.min(found, limit));
  for (let at = 0; at < indexes.length; at++) indexes[at] = sorted[at]! % length;
  return indexes;
}

/**
 * The smallest count among the largest ones, and for how many indexes with exactly this count there is room. Counts
 * beyond the buckets are so few that all of them are sorted.
 */
function smallestShown(
  counts: Uint32Array,
  length: number,
  limit: number,
): { least: number; room: number } {
  if (limit >= length) return { least: 1, room: length };
  for (let index = 0; index < length; index++) buckets[Math.min(counts[index]!, topBucket)]!++;
  let least = topBucket;
  let room = limit;
  while (least > 1 && buckets[least]! < room) room -= buckets[least--]!;
  const isShared = least === topBucket;
  buckets.fill(0);
  return { least, room: isShared ? length : room };
}
