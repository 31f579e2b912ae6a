import { budgetPrice, pricesUpTo, usualBudget } from '#domain/budget/budget-search.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { hasStock } from '#search/vehicle-search/stock-vocabulary.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { showMeLabel } from '#web/search/facets/show-me-label.ts';
import { type StockTileView, stockTiles } from '#web/sections/stock-tiles/stock-tiles.ts';

export interface BudgetSearchView {
  title: string;
  text: string | undefined;
  bodies: StockTileView[];
  /** `Show Me 84 cars`, for the usual budget. */
  showMe: string;
  /** Usual deposits, in whole dollars. */
  picks: readonly number[];
  /** The lowest price in stock, in whole dollars; undefined while nothing has a price. */
  lowestPrice: number | undefined;
  noun: { singular: string; plural: string };
}

export async function budgetSearchView(
  { title, text, body_limit: limit }: SectionContent<'budget-search'>,
  { stock, site }: RequestServices,
): Promise<BudgetSearchView | undefined> {
  const { min } = pricesUpTo(0);
  const usual = pricesUpTo(budgetPrice(usualBudget));
  const [[cheapest], count, vocabulary] = await Promise.all([
    stock.first({ ...everything, ranges: { price: { min } }, sortBy: 'price_asc' }, 1),
    stock.count({ ...everything, ranges: { price: usual } }),
    stock.vocabulary(),
  ]);
  if (!hasStock(vocabulary)) return undefined;
  return {
    title,
    text,
    bodies: stockTiles(vocabulary, 'body').slice(0, limit),
    lowestPrice: cheapest?.price ?? undefined,
    showMe: showMeLabel(count, site.settings.vehicle_type),
    picks: site.settings.price.quick_picks,
    noun: site.settings.vehicle_type,
  };
}
