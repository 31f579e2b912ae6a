import { promotionsOnPage } from '#domain/promotion/promotions-on-page.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { PromotionView } from '#web/promotion/promotion-tile.tsx';
import { type CardView, cardView } from './card-view.ts';

/** A country postcode is about this large. */
const ROUGH_KM = 10;

export type ResultTile =
  | { kind: 'vehicle'; card: CardView }
  | { kind: 'promotion'; promotion: PromotionView };

/**
 * The cards of a page of results, with the site's promotions inserted.
 * @param isRoughDistance whether the centre of the search is known only roughly
 */
export function resultTiles(
  criteria: Criteria,
  { vehicles, distancesKm }: Pick<StockPage, 'vehicles' | 'distancesKm'>,
  settings: SiteSettings,
  now: Date,
  viewsOf: (vehicleId: number) => number,
  isRoughDistance = false,
): ResultTile[] {
  const tiles = vehicles.map((vehicle): ResultTile => {
    const card = cardView(vehicle, settings, now, viewsOf);
    const km = distancesKm?.get(vehicle.id);
    return {
      kind: 'vehicle',
      card: km === undefined ? card : { ...card, away: away(km, isRoughDistance) },
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
function away(km: number, isRough: boolean): string {
  if (isRough)
    return km < ROUGH_KM
      ? `Less than ${ROUGH_KM} km away`
      : `About ${(Math.round(km / 5) * 5).toLocaleString('en-AU')} km away`;
  return km < 1 ? 'Less than 1 km away' : `${Math.round(km).toLocaleString('en-AU')} km away`;
}
