import type { Visitor } from '#domain/account/visitor.ts';
import type { RequestServices } from '#services/request-services.ts';

/** The outcome of adding a vehicle to a watchlist. */
export type Watched = { ok: true } | { ok: false; status: 404 | 409; message: string };

/** Adds a vehicle to a visitor's watchlist. */
export async function watchVehicle(
  id: number,
  visitor: Visitor,
  { account, vehicle: vehicleById }: Pick<RequestServices, 'account' | 'vehicle'>,
): Promise<Watched> {
  const vehicle = await vehicleById(id);
  if (!vehicle) return { ok: false, status: 404, message: 'This vehicle is no longer listed.' };
  if (await account.addToWatchlist(vehicle, visitor)) return { ok: true };
  const message = 'Your watchlist is full. Please remove a vehicle first.';
  return { ok: false, status: 409, message };
}
