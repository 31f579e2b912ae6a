import type { Visitor } from '#domain/account/visitor.ts';
import type { SiteServices } from '#services/site-services.ts';
import {
  type AddedFavourites,
  addFavourites,
  postedVehicles,
} from '#web/account/add-favourites.ts';
import { postedForm } from '#web/posted-form.ts';

/**
 * Removes a vehicle from the visitor's watchlist, or adds the favourites of the browser, as the pressed button says.
 * @returns what became of the favourites; undefined if none were to be added
 */
export async function changeWatchlist(
  request: Request,
  visitor: Visitor,
  services: Pick<SiteServices, 'account' | 'vehicleById'>,
): Promise<AddedFavourites | undefined> {
  const { go, body } = await postedForm(request, ['remove', 'add']);
  if (go === 'add') return addFavourites(body, visitor, services);
  for (const id of postedVehicles(body).slice(0, 1)) await services.account.removeFromWatchlist(id);
  return undefined;
}
