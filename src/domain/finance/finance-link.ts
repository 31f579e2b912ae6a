import { type PricedVehicle, searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The place of the form on the finance pages. Source: specification 2, section 2, "Finance and lead routes". */
const FORM_ANCHOR = 'finance-form';

/**
 * Links to the finance application for a vehicle. Source: specification 2, section 2, "Finance and lead routes".
 * @param base the site's finance page, which may have parameters and an anchor of its own
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
  return withParameters(base, parameters, FORM_ANCHOR);
}

/** Adds parameters to an address. @param anchor unless the address has one */
export function withParameters(
  address: string,
  parameters: URLSearchParams,
  anchor?: string,
): string {
  const [page = '', own = anchor] = address.split('#');
  const joint = page.includes('?') ? '&' : '?';
  const query = parameters.size > 0 ? `${joint}${parameters}` : '';
  return page + query + (own ? `#${own}` : '');
}
