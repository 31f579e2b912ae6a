import { mayBeFinanced } from '#domain/finance/lender-eligibility.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { RequestServices } from '#services/request-services.ts';

/** Cuts a `car_id` at a "?": links have been built with two of them. Source: specification 2, section 2. */
export function cleanedCarId(carId: string): string {
  return carId.split('?')[0] ?? '';
}

/** The vehicle that the `car_id` of a finance link names, if the site's rules let it be financed. */
export async function vehicleOfLink(
  services: Pick<RequestServices, 'site' | 'vehicleOfCarId'>,
  carId: string | null | undefined,
): Promise<Vehicle | undefined> {
  const cleaned = cleanedCarId(carId ?? '');
  const vehicle = cleaned ? await services.vehicleOfCarId(cleaned) : undefined;
  return vehicle && mayBeFinanced(vehicle, services.site.settings.finance) ? vehicle : undefined;
}

/** Says that the vehicle of a finance link cannot be financed; undefined if it can, or if the link names none. */
export function unfinancedNote(
  carId: string | null,
  vehicle: Vehicle | undefined,
  { vehicle_type: { singular } }: RequestServices['site']['settings'],
): string | undefined {
  if (cleanedCarId(carId ?? '') === '' || vehicle) return undefined;
  return `The ${singular} you came from is no longer offered with finance: it may have been sold. You can still get a quote for any price.`;
}
