import { inStock } from '#search/vehicle-search/criteria.ts';
import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { SiteServices } from '#services/site-services.ts';
import { showMeLabel } from '#web/search/facets/show-me-label.ts';
import { type StockTileView, stockTiles } from '#web/sections/stock-tiles/stock-tiles.ts';

/** A search by make, body type or keywords. */
export interface QuickSearchView {
  /** `Show Me 1,254 cars`, of those in stock. */
  showMe: string;
  keywordPlaceholder: string;
  makes: StockTileView[];
  bodies: StockTileView[];
}

export interface QuickSearchSectionView {
  title: string | undefined;
  text: string | undefined;
  search: QuickSearchView;
}

export async function quickSearchView({ stock, site }: SiteServices): Promise<QuickSearchView> {
  const { search, vehicle_type: vehicleType } = site.settings;
  const [total, vocabulary] = await Promise.all([stock.count(inStock), stock.vocabulary()]);
  return {
    showMe: showMeLabel(total, vehicleType),
    keywordPlaceholder: search.keyword_placeholder,
    makes: stockTiles(vocabulary, 'make'),
    bodies: stockTiles(vocabulary, 'body'),
  };
}

export async function quickSearchSectionView(
  { title, text }: SectionProps<'quick-search'>,
  services: SiteServices,
): Promise<QuickSearchSectionView> {
  return { title, text, search: await quickSearchView(services) };
}
