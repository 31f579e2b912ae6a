import { type PricedVehicle, searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * Links to the finance application for a vehicle. Source: specification 2, section 2, "Finance and lead routes".
 * @param base the site's finance page
 */
export function financeLink(
  vehicle: PricedVehicle & Pick<Vehicle, 'id' | 'dealership_slug' | 'car_type' | 'vin'>,
  base: string,
): string {
  // the shopper finances the price that the page shows
  const price = searchedPrice(vehicle);
  const parameters = new URLSearchParams({
    preferredDealership: vehicle.dealership_slug,
    ...(price !== undefined && { vehiclePriceBudget: String(price) }),
    car_id: String(vehicle.id),
    car_type: vehicle.car_type,
    ...(vehicle.vin && { vin: vehicle.vin }),
  });
  return `${base}?${parameters}#finance-form`;
}
