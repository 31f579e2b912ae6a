import { inStock } from '#search/vehicle-search/criteria.ts';
import { hasStock } from '#search/vehicle-search/stock-vocabulary.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { showMeLabel } from '#web/search/facets/show-me-label.ts';
import { type StockTileView, stockTiles } from '#web/sections/stock-tiles/stock-tiles.ts';

/** A search by make, body type, price or keywords. */
export interface QuickSearchView {
  /** `Show Me 1,254 cars`, of those in stock. */
  showMe: string;
  keywordPlaceholder: string;
  makes: StockTileView[];
  bodies: StockTileView[];
  /** Price limits in whole dollars. */
  prices: number[];
}

export interface QuickSearchSectionView {
  title: string | undefined;
  text: string | undefined;
  search: QuickSearchView;
}

/** Undefined while the site lists no vehicle. */
export async function quickSearchView({
  stock,
  site,
}: RequestServices): Promise<QuickSearchView | undefined> {
  const { search, price, vehicle_type: vehicleType } = site.settings;
  const [total, vocabulary] = await Promise.all([stock.count(inStock), stock.vocabulary()]);
  if (!hasStock(vocabulary)) return undefined;
  return {
    showMe: showMeLabel(total, vehicleType),
    keywordPlaceholder: search.keyword_placeholder,
    makes: stockTiles(vocabulary, 'make'),
    bodies: stockTiles(vocabulary, 'body'),
    prices: price.quick_picks,
  };
}

export async function quickSearchSectionView(
  { title, text }: SectionContent<'quick-search'>,
  services: RequestServices,
): Promise<QuickSearchSectionView | undefined> {
  const search = await quickSearchView(services);
  return search && { title, text, search };
}
