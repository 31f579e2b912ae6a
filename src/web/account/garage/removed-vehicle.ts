import type { RequestServices } from '#services/request-services.ts';

/** A vehicle that has just been removed from the watchlist, and can be put back. */
export interface RemovedVehicle {
  id: number;
  name: string;
}

/** The address of a garage after a vehicle was removed from it. @param pathname of the garage */
export function addressAfterRemoval(pathname: string, id: number): string {
  return `${pathname}?removed=${id}`;
}

/** The vehicle that an address names as removed; undefined if it is on the watchlist, or no longer listed. */
export async function removedVehicle(
  { searchParams }: Pick<URL, 'searchParams'>,
  { account, vehicle: vehicleById }: Pick<RequestServices, 'account' | 'vehicle'>,
): Promise<RemovedVehicle | undefined> {
  const text = searchParams.get('removed') ?? '';
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  if (id === undefined) return undefined;
  const [vehicle, watched] = await Promise.all([vehicleById(id), account.watchlist()]);
  const isBack = watched.some((entry) => entry.id === id);
  return vehicle && !isBack ? { id, name: vehicle.name } : undefined;
}
