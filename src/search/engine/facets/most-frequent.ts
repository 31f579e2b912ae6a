/** Counts from here on share one bucket when the least count that is still shown is looked for. */
const topBucket = 4096;
const buckets = new Uint32Array(topBucket + 1);

/** Above any count, so that a key's high part is what is missing to it. */
const beyondCounts = 0x100000000;
let keys = new Float64Array(1024);

/**
 * The places of the greatest counts, the greatest first and the first place first of equal ones; so many at most, and
 * none whose count is zero. Only what can be among them is sorted.
 * @param counts read up to `length`
 */
export function mostFrequent(counts: Uint32Array, length: number, most: number): Uint32Array {
  if (keys.length < length) keys = new Float64Array(length * 2);
  const { least, room } = leastShown(counts, length, most);
  let found = 0;
  let roomLeft = room;
  for (let place = 0; place < length; place++) {
    const count = counts[place]!;
    if (count < least) continue;
    if (count === least && roomLeft-- <= 0) continue;
    // ascending keys are descending counts, and ascending places where counts are equal; all are below 2^53
    keys[found++] = (beyondCounts - count) * length + place;
  }
  const sorted = keys.subarray(0, found);
  if (found > 1) sorted.sort();
  const places = new Uint32Array(Math.min(found, most));
  for (let at = 0; at < places.length; at++) places[at] = sorted[at]! % length;
  return places;
}

/**
 * The least count that is among the greatest, and how many places with just that count there is room for. Counts beyond
 * the buckets are so few that all of them are sorted.
 */
function leastShown(
  counts: Uint32Array,
  length: number,
  most: number,
): { least: number; room: number } {
  if (most >= length) return { least: 1, room: length };
  for (let place = 0; place < length; place++) buckets[Math.min(counts[place]!, topBucket)]!++;
  let least = topBucket;
  let room = most;
  while (least > 1 && buckets[least]! < room) room -= buckets[least--]!;
  const isShared = least === topBucket;
  buckets.fill(0);
  return { least, room: isShared ? length : room };
}
