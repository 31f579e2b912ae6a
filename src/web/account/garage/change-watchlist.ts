import type { SiteServices } from '#services/site-services.ts';
import { postedForm } from '#web/posted-form.ts';

/** A browser stores no more favourites than this. */
const MAX_FAVOURITES = 100;

/** What became of favourites that the visitor wanted on the watchlist. */
export interface AddedFavourites {
  /** How many are on the watchlist now. */
  added: number;
  /** The ids of those that are no longer listed. */
  gone: number[];
  /** Whether some were left out because the watchlist is full. */
  isFull: boolean;
}

/**
 * Removes a vehicle from the visitor's watchlist, or adds the favourites of the browser, as the pressed button says.
 * @returns what became of the favourites; undefined if none were to be added
 */
export async function changeWatchlist(
  request: Request,
  services: Pick<SiteServices, 'account' | 'vehicleById'>,
): Promise<AddedFavourites | undefined> {
  const { go, body } = await postedForm(request, ['remove', 'add']);
  const ids = body.getAll('car_id').map(Number).filter(isVehicleId);
  if (go === 'add') return addFavourites(ids.slice(0, MAX_FAVOURITES), services);
  for (const id of ids.slice(0, 1)) await services.account.removeFromWatchlist(id);
  return undefined;
}

async function addFavourites(
  ids: readonly number[],
  { account, vehicleById }: Pick<SiteServices, 'account' | 'vehicleById'>,
): Promise<AddedFavourites> {
  const result: AddedFavourites = { added: 0, gone: [], isFull: false };
  // the newest favourite comes first, and is to be the newest entry
  for (const id of ids.toReversed()) {
    const vehicle = await vehicleById(id);
    if (!vehicle) result.gone.push(id);
    else if (!result.isFull && (await account.addToWatchlist(vehicle))) result.added += 1;
    else result.isFull = true;
  }
  return result;
}

function isVehicleId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}
