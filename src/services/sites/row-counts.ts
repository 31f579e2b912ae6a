import type { RowCounts } from '#store/sites/site-tables.ts';

/** Adds up the rows of each table. */
export function addCounts(one: RowCounts, other: RowCounts): RowCounts {
  const sum: RowCounts = { ...one };
  // the keys of an object have the type string
  for (const table of Object.keys(other) as (keyof RowCounts)[])
    sum[table] = (sum[table] ?? 0) + (other[table] ?? 0);
  return sum;
}
