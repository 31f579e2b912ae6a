import { everything } from '#search/vehicle-search/criteria.ts';
import type { SectionProps } from '#site/pages/section-kinds.ts';
import type { SiteServices } from '#services/site-services.ts';
import { type StockTileView, stockTiles } from '#web/sections/stock-tiles/stock-tiles.ts';

export interface BudgetSearchView {
  title: string;
  text: string | undefined;
  bodies: StockTileView[];
  /** The lowest price in stock, in whole dollars; undefined while nothing has a price. */
  lowestPrice: number | undefined;
  noun: { singular: string; plural: string };
}

/** Prices below this are placeholders. Source: specification 2, section 7, "Search service". */
const SANE_PRICE = 1000;

export async function budgetSearchView(
  { title, text, body_limit: limit }: SectionProps<'budget-search'>,
  { stock, site }: SiteServices,
): Promise<BudgetSearchView> {
  const [[cheapest], vocabulary] = await Promise.all([
    stock.first({ ...everything, ranges: { price: { min: SANE_PRICE } }, sortBy: 'price_asc' }, 1),
    stock.vocabulary(),
  ]);
  return {
    title,
    text,
    bodies: stockTiles(vocabulary, 'body').slice(0, limit),
    lowestPrice: cheapest?.price ?? undefined,
    noun: site.settings.vehicle_type,
  };
}
