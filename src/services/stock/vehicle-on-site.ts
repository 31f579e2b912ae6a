import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isOnSite } from '#search/vehicle-search/is-on-site.ts';
import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { withKnownQuote } from '#services/finance/quotes.ts';
import type { RequestContext } from '#services/request-context.ts';
import { listedOnSite } from './listed-on-site.ts';
import type { VehicleReader } from './vehicle-reader.ts';

const slugForm = /^[a-z0-9-]{1,200}$/;
const idForm = /^\d{1,10}$/;
/** The largest value of PostgreSQL's `integer`. */
const MAX_ID = 2 ** 31 - 1;

type VehicleContext = Pick<RequestContext, 'site' | 'now' | 'stock' | 'vehicles' | 'finance'>;

/**
 * Finds a vehicle that the site has a page for, with its quote if that is known. Does without the search server while that is away.
 * @param slugOrId untrusted input
 */
export async function vehicleOnSite(
  context: VehicleContext,
  slugOrId: string | number,
): Promise<Vehicle | undefined> {
  const { site, now, stock, vehicles } = context;
  const vehicle = await read(vehicles, slugOrId);
  if (!vehicle) return undefined;
  const lists = async (id: number): Promise<boolean> => {
    try {
      return await stock.lists(id);
    } catch (error) {
      if (!(error instanceof StockSearchUnavailable)) throw error;
      return (await listedOnSite([vehicle], site, now)).length > 0;
    }
  };
  return (await isOnSite(vehicle, site.settings, { lists }))
    ? withKnownQuote(context, vehicle)
    : undefined;
}

/** Finds the vehicle of a `car_id` parameter, which may be a slug or an id, if the site has a page for it. */
export async function vehicleOfCarId(
  context: VehicleContext,
  carId: string,
): Promise<Vehicle | undefined> {
  return (
    (await vehicleOnSite(context, carId)) ??
    (idForm.test(carId) ? vehicleOnSite(context, Number(carId)) : undefined)
  );
}

async function read(
  vehicles: VehicleReader,
  slugOrId: string | number,
): Promise<Vehicle | undefined> {
  if (typeof slugOrId === 'string')
    return slugForm.test(slugOrId) ? vehicles.bySlug(slugOrId) : undefined;
  const isId = Number.isInteger(slugOrId) && slugOrId > 0 && slugOrId <= MAX_ID;
  return isId ? vehicles.byId(slugOrId) : undefined;
}
