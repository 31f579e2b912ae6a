import { everything } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/** A make or body type in stock, as a link to its search. */
export interface StockTileView {
  value: string;
  label: string;
  count: number;
  href: string;
}

/** The makes or body types in stock, the most frequent first. */
export function stockTiles(
  vocabulary: StockVocabulary,
  attribute: 'make' | 'body',
): StockTileView[] {
  return vocabulary.values(attribute).map(([value, count]) => ({
    value,
    label: valueLabel(attribute, value),
    count,
    href: searchUrl({ ...everything, choices: { [attribute]: [value] } }),
  }));
}
