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

/** The cards of a page of results, with the site's promotions at their places. */
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
  const placed = promotionsOnPage(items, placement, {
    cards: tiles.length,
    page: criteria.page,
    today: dayIn(settings.time_zone, now),
    // a page comes from the cache for as long as its minute, and so do its random places
    seed: `${settings.slug} ${searchUrl(criteria)} ${now.getTime()}`,
  });
  for (const [place, { node }] of [...placed].sort(([a], [b]) => a - b)) {
    tiles.splice(place - 1, 0, { kind: 'promotion', promotion: node });
  }
  return tiles;
}

/** A centre of a postcode is no doorstep: whole kilometres are as true as it gets. */
function away(km: number): string {
  return km < 1 ? 'Less than 1 km away' : `${Math.round(km).toLocaleString('en-AU')} km away`;
}
