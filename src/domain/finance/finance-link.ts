import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * Where finance for a vehicle is asked for. Parameters and anchor: specification 2, section 2, "Finance and lead routes".
 * @param base the site's finance page
 */
export function financeLink(
  vehicle: Pick<Vehicle, 'id' | 'dealership_slug' | 'price' | 'car_type' | 'vin'>,
  base: string,
): string {
  const parameters = new URLSearchParams({
    preferredDealership: vehicle.dealership_slug,
    ...(vehicle.price !== undefined && { vehiclePriceBudget: String(vehicle.price) }),
    car_id: String(vehicle.id),
    car_type: vehicle.car_type,
    ...(vehicle.vin && { vin: vehicle.vin }),
  });
  return `${base}?${parameters}#finance-form`;
}
