import { promotionsOnPage } from '#domain/promotion/promotions-on-page.ts';
import { dayIn } from '#domain/time/day-in.ts';
import type { Criteria } from '#search/vehicle-search/criteria.ts';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import type { StockPage } from '#search/vehicle-search/stock-search.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { PromotionView } from '#web/promotion/promotion-tile.tsx';
import { type CardView, cardView } from './card-view.ts';

export type ResultTile =
  | { kind: 'vehicle'; card: CardView }
  | { kind: 'promotion'; promotion: PromotionView };

/** The cards of a page of results, with the site's promotions inserted. */
export function resultTiles(
  criteria: Criteria,
  { vehicles, distancesKm }: Pick<StockPage, 'vehicles' | 'distancesKm'>,
  settings: SiteSettings,
  now: Date,
  viewsOf: (vehicleId: number) => number,
): ResultTile[] {
  const tiles = vehicles.map((vehicle): ResultTile => {
    const card = cardView(vehicle, settings, now, viewsOf);
    const km = distancesKm?.get(vehicle.id);
    return { kind: 'vehicle', card: km === undefined ? card : { ...card, away: away(km) } };
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

/** Whole kilometres, because distances are from the centre of a postcode. */
function away(km: number): string {
  return km < 1 ? 'Less than 1 km away' : `${Math.round(km).toLocaleString('en-AU')} km away`;
}
