/** The index of the next or previous picture; undefined past the ends unless the strip loops. */
export function neighbourIndex(
  index: number,
  step: 1 | -1,
  count: number,
  loops: boolean,
): number | undefined {
  const next = index + step;
  if (next >= 0 && next < count) return next;
  return loops ? (next + count) % count : undefined;
}
