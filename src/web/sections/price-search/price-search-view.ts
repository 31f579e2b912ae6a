import { inStock } from '#search/vehicle-search/criteria.ts';
import { hasStock } from '#search/vehicle-search/stock-vocabulary.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { showMeLabel } from '#web/search/facets/show-me-label.ts';

/** Prices in whole dollars. */
export interface PriceSearchView {
  title: string;
  min: number;
  max: number;
  step: number;
  /** `Show Me 1,254 cars`, before the slider is moved. */
  showMe: string;
}

export async function priceSearchView(
  { title, min, max, step }: SectionContent<'price-search'>,
  { stock, site }: RequestServices,
): Promise<PriceSearchView | undefined> {
  if (!hasStock(await stock.vocabulary())) return undefined;
  return {
    title,
    min,
    max,
    step,
    showMe: showMeLabel(await stock.count(inStock), site.settings.vehicle_type),
  };
}
