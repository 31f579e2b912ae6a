import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { PricedVehicle } from './price-display.ts';

/** Whole dollars; a smaller saving gets no badge. Source: specification 1, section 5. */
const LEAST_SAVING = 499;

type ComparedVehicle = PricedVehicle & Pick<Vehicle, 'egc_price' | 'autograb_data'>;

/**
 * How many dollars a vehicle is below the average of the market, where that is more than 499. Market values exclude
 * government charges, so a drive-away price is compared by its `egc_price`; without one it would be compared with what
 * it is not, and gets no badge.
 */
export function marketSaving(vehicle: ComparedVehicle): number | undefined {
  const { state_average_market_price: state, average_market_price: country } =
    vehicle.autograb_data ?? {};
  const average = state ?? country;
  const price = priceBeforeCharges(vehicle);
  if (average === undefined || price === undefined) return undefined;
  const saving = Math.round(average - price);
  return saving > LEAST_SAVING ? saving : undefined;
}
