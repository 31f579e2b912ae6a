/** The number of elements that are sorted or merged per slice. */
const sliceLength = 1_024;

/** Sorts elements by a comparison, in slices: parts first, which are then merged in pairs. */
export function* sortInSlices(
  elements: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = elements.slice();
  for (let start = 0; start < from.length; start += sliceLength) {
    from.subarray(start, start + sliceLength).sort(compare);
    yield;
  }
  let to = new Uint32Array(from.length);
  for (let width = sliceLength; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += width * 2) {
      yield* merge(from, to, start, start + width, compare);
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Merges two adjacent sorted parts of equal length; the second may be shorter or missing. */
function* merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  compare: (a: number, b: number) => number,
): Generator<void> {
  const endOfFirst = Math.min(middle, from.length);
  const end = Math.min(middle + (middle - start), from.length);
  let first = start;
  let second = endOfFirst;
  for (let at = start; at < end; at++) {
    const takesFirst =
      second >= end || (first < endOfFirst && compare(from[first]!, from[second]!) <= 0);
    to[at] = takesFirst ? from[first++]! : from[second++]!;
    if ((at - start) % sliceLength === sliceLength - 1) yield;
  }
}
