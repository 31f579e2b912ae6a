/** A list in so many columns of about equal length, read downwards. Columns that would be empty are left in place. */
export function inColumns<T>(items: readonly T[], count: number): T[][] {
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, column) =>
    items.slice(column * length, (column + 1) * length),
  );
}
