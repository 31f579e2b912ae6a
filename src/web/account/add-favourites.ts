import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';

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

/** Adds the favourites of a browser, which were posted as `car_id`, to a visitor's watchlist. */
export async function addFavourites(
  body: FormData,
  visitor: Visitor,
  { account, vehicle: vehicleById }: Pick<RequestServices, 'account' | 'vehicle'>,
): Promise<AddedFavourites> {
  const result: AddedFavourites = { added: 0, gone: [], isFull: false };
  // the newest favourite comes first, and is to be the newest entry
  for (const id of postedVehicles(body).slice(0, MAX_FAVOURITES).toReversed()) {
    const vehicle = await vehicleById(id);
    if (!vehicle) result.gone.push(id);
    else if (!result.isFull && (await account.addToWatchlist(vehicle, visitor))) result.added += 1;
    else result.isFull = true;
  }
  return result;
}

/** The ids of the vehicles that a form names. */
export function postedVehicles(body: FormData): number[] {
  return body
    .getAll('car_id')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647);
}
