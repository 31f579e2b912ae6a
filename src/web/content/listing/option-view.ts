import type { ValueCounts } from '#search/content-search/faceted-list.ts';

/** A value that can be chosen, with how many are found after that. */
export interface OptionView {
  value: string;
  label: string;
  count: number;
  selected: boolean;
}

/** The counted values of a facet. One that is chosen and not among them can be taken back all the same. */
export function optionViews(
  counts: ValueCounts | undefined,
  chosen: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): OptionView[] {
  const counted = counts ?? [];
  const known = new Set(counted.map(([value]) => value));
  const missing = chosen.filter((value) => !known.has(value));
  return [...counted, ...missing.map((value) => [value, 0] as const)].map(([value, count]) => ({
    value,
    label: labelOf(value),
    count,
    selected: chosen.includes(value),
  }));
}
