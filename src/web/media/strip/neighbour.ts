/** The picture beside another, or none at the ends of a row that does not loop. */
export function neighbour(
  index: number,
  by: 1 | -1,
  count: number,
  loops: boolean,
): number | undefined {
  const next = index + by;
  if (next >= 0 && next < count) return next;
  return loops ? (next + count) % count : undefined;
}
