/**
 * Keeps only the first of consecutive sold vehicles, unless the whole list is sold.
 * Source: specification 1, section 4, "Search card sold handling".
 */
export function collapsedIds(ids: readonly number[], sold: ReadonlySet<number>): number[] {
  if (ids.every((id) => sold.has(id))) return [...ids];
  return ids.filter((id, index) => {
    const before = ids[index - 1];
    return !sold.has(id) || before === undefined || !sold.has(before);
  });
}
