/** Divides a list into columns of about equal length, to be read downwards. Empty columns are included. */
export function inColumns<T>(items: readonly T[], count: number): T[][] {
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, column) =>
    items.slice(column * length, (column + 1) * length),
  );
}
