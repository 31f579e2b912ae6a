import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { inStock, withChoice } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { StockVocabulary, TileAttribute } from '#search/vehicle-search/stock-vocabulary.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';
import { valueLabel } from '#web/search/facets/facet-labels.ts';

/** A make or body type in stock, as a link to its search. */
export interface StockTileView {
  value: string;
  label: string;
  count: number;
  href: string;
  /** The dealer's own. */
  picture?: PictureView | undefined;
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

/** Adds a dealer's pictures, which are named by the values of the tiles or by their labels. */
export function withPictures(
  tiles: readonly StockTileView[],
  pictures: readonly { tile: string; source: string }[],
): StockTileView[] {
  const sources = new Map(pictures.map(({ tile, source }) => [spellingKey(tile), source]));
  return tiles.map((tile) => {
    const source = sources.get(spellingKey(tile.value)) ?? sources.get(spellingKey(tile.label));
    // the label stands below it
    return source === undefined ? tile : { ...tile, picture: sectionPicture({ source, alt: '' }) };
  });
}
