import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';
import {
  type AddedFavourites,
  addFavourites,
  postedVehicles,
} from '#web/account/add-favourites.ts';
import { watchVehicle } from '#web/account/watch-vehicle.ts';
import { postedForm } from '#web/posted-form.ts';

/** The effect of a change to the watchlist; empty if a vehicle was put back. */
export interface WatchlistChange {
  /** The outcome of adding favourites. */
  added?: AddedFavourites;
  /** The id of the vehicle that was removed. */
  removed?: number;
}

/**
 * Removes a vehicle from the visitor's watchlist, puts it back, or adds the favourites of the browser, as the pressed button
 * says.
 */
export async function changeWatchlist(
  request: Request,
  visitor: Visitor,
  services: Pick<RequestServices, 'account' | 'vehicle'>,
): Promise<WatchlistChange> {
  const { go, body } = await postedForm(request, ['remove', 'restore', 'add']);
  if (go === 'add') return { added: await addFavourites(body, visitor, services) };
  const [id] = postedVehicles(body);
  if (id === undefined) return {};
  if (go === 'remove') {
    await services.account.removeFromWatchlist(id);
    return { removed: id };
  }
  await watchVehicle(id, visitor, services);
  return {};
}
