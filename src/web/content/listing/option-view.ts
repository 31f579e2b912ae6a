import type { ValueCounts } from '#search/content-search/faceted-list.ts';

/** A filter value, with the number of results if it is selected. */
export interface OptionView {
  value: string;
  label: string;
  count: number;
  selected: boolean;
}

/**
 * The values of a facet with their counts. A selected value without a count is included, so that it can be deselected.
 */
export function optionViews(
  counts: ValueCounts | undefined,
  selected: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): OptionView[] {
  const counted = counts ?? [];
  const known = new Set(counted.map(([value]) => value));
  const missing = selected.filter((value) => !known.has(value));
  return [...counted, ...missing.map((value) => [value, 0] as const)].map(([value, count]) => ({
    value,
    label: labelOf(value),
    count,
    selected: selected.includes(value),
  }));
}
