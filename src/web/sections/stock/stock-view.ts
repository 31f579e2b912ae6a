import { parseSearchUrl } from '#search/vehicle-search/address/parse-search-url.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';
import type { LinkView } from '#web/site/site-view.ts';

export interface StockView {
  title: string | undefined;
  text: string | undefined;
  layout: 'grid' | 'carousel';
  cards: CardView[];
  link: LinkView;
}

/** The vehicles that a search of the site finds first. */
export async function stockView(
  { title, text, search, limit, layout, link_label: label }: SectionContent<'stock'>,
  { stock, site, now }: RequestServices,
): Promise<StockView | undefined> {
  const { settings } = site;
  const { pathname, searchParams } = new URL(search, 'https://site.invalid');
  const segments = pathname.split('/').filter(Boolean).slice(1).map(decodeURIComponent);
  const criteria = parseSearchUrl(segments, searchParams, await stock.vocabulary());
  if (!criteria) return undefined;
  const [total, vehicles] = await Promise.all([
    stock.count(criteria),
    stock.first(criteria, limit),
  ]);
  if (vehicles.length === 0) return undefined;
  const { singular, plural } = settings.vehicle_type;
  return {
    title,
    text,
    layout,
    cards: vehicles.map((vehicle) => cardView(vehicle, settings, now)),
    link: {
      label:
        label ??
        (total === 1
          ? `See the ${singular}`
          : `See all ${total.toLocaleString('en-AU')} ${plural}`),
      href: search,
    },
  };
}
