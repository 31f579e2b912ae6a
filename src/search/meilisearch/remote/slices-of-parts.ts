/** A slice of one part of a list. */
export interface Slice {
  part: number;
  offset: number;
  limit: number;
}

/**
 * Finds the slices that form a page of a list of successive parts.
 * @param totals the size of each part
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
