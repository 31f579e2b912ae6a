import { promotionsOnPage } from '#domain/promotion/promotions-on-page.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { Distance } from '#search/vehicle-search/places-near.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { PromotionView } from '#web/promotion/promotion-tile.tsx';
import { type CardView, cardView } from './card-view.ts';

/** A country postcode is about this large. */
const ROUGH_KM = 10;

export type ResultTile =
  | { kind: 'vehicle'; card: CardView }
  | { kind: 'promotion'; promotion: PromotionView };

/** The cards of a page of results, with the site's promotions inserted. */
export function resultTiles(
  criteria: Criteria,
  { vehicles, distances }: Pick<StockPage, 'vehicles' | 'distances'>,
  settings: SiteSettings,
  now: Date,
  viewsOf: (vehicleId: number) => number,
): ResultTile[] {
  const tiles = vehicles.map((vehicle): ResultTile => {
    const card = cardView(vehicle, settings, now, viewsOf, criteria.terms);
    const distance = distances?.get(vehicle.id);
    return {
      kind: 'vehicle',
      card: distance ? { ...card, away: away(distance) } : card,
    };
  });
  const { items, placement } = settings.promotions;
  const promotions = promotionsOnPage(items, placement, {
    cards: tiles.length,
    page: criteria.page,
    today: dayIn(settings.time_zone, now),
    // a page is cached for a minute, so random positions may change as often
    seed: `${settings.slug} ${searchUrl(criteria)} ${now.getTime()}`,
  });
  for (const [position, { node }] of [...promotions].sort(([a], [b]) => a - b)) {
    tiles.splice(position - 1, 0, { kind: 'promotion', promotion: node });
  }
  return tiles;
}

/**
 * Whole kilometres, because distances are from the middle of a suburb. From the middle of a country postcode, which may be
 * larger than the distance, they are only rough, and the text says so.
 */
function away({ km, isRough }: Distance): string {
  if (isRough)
    return km < ROUGH_KM
      ? `Less than ${ROUGH_KM} km away`
      : `About ${(Math.round(km / 5) * 5).toLocaleString('en-AU')} km away`;
  return km < 1 ? 'Less than 1 km away' : `${Math.round(km).toLocaleString('en-AU')} km away`;
}
