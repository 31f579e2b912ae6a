import { inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { StockVocabulary, TileAttribute } from '#search/vehicle-search/stock-vocabulary.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/** A make or body type in stock, as a link to its search. */
export interface StockTileView {
  value: string;
  label: string;
  count: number;
  href: string;
}

/** The makes or body types in stock, the most frequent first. */
export function stockTiles(vocabulary: StockVocabulary, attribute: TileAttribute): StockTileView[] {
  return vocabulary.inStock(attribute).map(([value, count]) => ({
    value,
    label: valueLabel(attribute, value),
    count,
    href: searchUrl(withChoice(inStock, attribute, [value])),
  }));
}
