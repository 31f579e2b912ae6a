import { isAvailable } from '#domain/vehicle/availability.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOnSite } from '#search/vehicle-search/is-on-site.ts';
import type { BackgroundContext } from '#services/background-context.ts';
import type { SiteContext } from '#services/site-context.ts';
import type { DueItem } from '#store/alerts/alert-items.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import type { AlertedVehicle } from './alert-mail-of.ts';

/** The items that are still true, each with its vehicle. Several price drops of a vehicle are one. */
export async function alertedVehicles(
  { db, site, index }: Pick<SiteContext, 'db' | 'site'> & Pick<BackgroundContext, 'index'>,
  items: readonly DueItem[],
): Promise<AlertedVehicle[]> {
  const ids = [...new Set(items.map(({ vehicle_id }) => vehicle_id))];
  const vehicles = await new SiteVehicles(db, site).byIds(ids);
  const stock = index.open(site, new Date());
  const shown = new Map<number, Vehicle>();
  for (const vehicle of vehicles)
    if (await isOnSite(vehicle, site.settings, stock)) shown.set(vehicle.id, vehicle);
  return withoutRepetition(items).flatMap((item) => {
    const vehicle = shown.get(item.vehicle_id);
    return vehicle && isStillTrue(item, vehicle) ? [{ ...item, vehicle }] : [];
  });
}

/** Keeps the last item of a kind for each vehicle, with the price before the first. Items are in order. */
function withoutRepetition(items: readonly DueItem[]): DueItem[] {
  const groups = Map.groupBy(items, ({ kind, vehicle_id }) => `${kind} ${vehicle_id}`);
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    return first && last ? [{ ...last, price_before: first.price_before }] : [];
  });
}

function isStillTrue({ kind, price, search }: DueItem, vehicle: Vehicle): boolean {
  if (kind === 'sold') return !isAvailable(vehicle);
  if (!isAvailable(vehicle)) return false;
  if (kind === 'new') return search !== null;
  return (searchedPrice(vehicle) ?? Infinity) <= (price ?? 0);
}
