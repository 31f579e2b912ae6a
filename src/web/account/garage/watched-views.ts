import { type WatchedChange, watchedChange } from '#domain/account/watched-vehicle.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type CardView, cardView } from '#web/search/results/card-view.ts';

export interface WatchedView {
  id: number;
  name: string;
  change: WatchedChange;
  /** Undefined if the vehicle is no longer listed. */
  card: CardView | undefined;
}

/**
 * The vehicles on a visitor's watchlist, with what has changed since they were saved.
 * @param isShown whether to show a vehicle; undefined for one that is no longer listed
 */
export async function watchedViews(
  { account, site, now, vehicle: vehicleById }: RequestServices,
  isShown: (vehicle: Vehicle | undefined) => boolean = () => true,
): Promise<WatchedView[]> {
  const entries = await account.watchlist();
  const vehicles = await Promise.all(entries.map(({ id }) => vehicleById(id)));
  return entries.flatMap((entry, at): WatchedView[] => {
    const vehicle = vehicles[at];
    if (!isShown(vehicle)) return [];
    const { id, name } = entry;
    const change = watchedChange(entry, vehicle);
    return [{ id, name, change, card: vehicle && cardView(vehicle, site.settings, now) }];
  });
}
