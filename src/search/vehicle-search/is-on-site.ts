import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { SiteStock } from './stock-search.ts';

/**
 * Whether a site has a page for the vehicle: it lists the vehicle, or did until it was sold. Pages outlive listings,
 * because addresses of sold vehicles stay in bookmarks and search engines. Vehicles hidden by the dealer have neither.
 */
export async function isOnSite(
  vehicle: Pick<Vehicle, 'id' | 'status' | 'show_on_dealer_website' | 'hidden_tier' | 'stocknum'>,
  { search }: Pick<SiteSettings, 'search'>,
  stock: Pick<SiteStock, 'lists'>,
): Promise<boolean> {
  if (isAvailable(vehicle)) return stock.lists(vehicle.id);
  const { show_on_dealer_website: shown, hidden_tier: tier, stocknum } = vehicle;
  if (search.listing_visibility && !shown) return false;
  if (tier !== undefined && search.hidden_tiers.includes(tier)) return false;
  return stocknum === undefined || !search.excluded_stocknums.includes(stocknum);
}
