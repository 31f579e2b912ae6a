import type { ContactDetails, Visitor } from '#domain/account/visitor.ts';
import type { WatchedVehicle } from '#domain/account/watched-vehicle.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteContext } from '#services/site-context.ts';
import { changeDetails as storeDetails } from '#store/visitors/visitors.ts';
import * as stored from '#store/visitors/watchlist.ts';

/** Changes the signed-in visitor's name and e-mail address. */
export async function changeDetails(
  { db, visitor }: SiteContext,
  changed: ContactDetails,
): Promise<void> {
  if (visitor) await storeDetails(db, visitor.id, changed);
}

/**
 * Adds a vehicle to a visitor's watchlist. The visitor is passed in, because one who has just verified a phone has no
 * session yet.
 * @returns false if the list is full
 */
export function addToWatchlist(
  { db }: SiteContext,
  vehicle: Vehicle,
  visitor: Visitor,
): Promise<boolean> {
  const price = searchedPrice(vehicle);
  const { id, name, slug } = vehicle;
  const watched = { id, name, slug, ...(price !== undefined && { price }) };
  return stored.addToWatchlist(db, visitor.id, watched);
}

export async function removeFromWatchlist(
  { db, visitor }: SiteContext,
  vehicleId: number,
): Promise<void> {
  if (visitor) await stored.removeFromWatchlist(db, visitor.id, vehicleId);
}

/** The signed-in visitor's watchlist, the newest entry first. */
export async function watchlist({ db, visitor }: SiteContext): Promise<WatchedVehicle[]> {
  return visitor ? stored.watchlistOf(db, visitor.id) : [];
}
