/** So much of one part of a list. */
export interface Slice {
  part: number;
  offset: number;
  limit: number;
}

/**
 * Which slices a page has of a list that is made of parts, one after the other.
 * @param totals how many each part has
 */
export function slicesOfParts(
  totals: readonly number[],
  { offset, limit }: { offset: number; limit: number },
): Slice[] {
  const slices: Slice[] = [];
  let start = 0;
  totals.forEach((total, part) => {
    const from = Math.max(offset, start);
    const to = Math.min(offset + limit, start + total);
    if (to > from) slices.push({ part, offset: from - start, limit: to - from });
    start += total;
  });
  return slices;
}
