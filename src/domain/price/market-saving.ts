import { priceBeforeCharges } from '#domain/market/price-before-charges.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { PricedVehicle } from './price-display.ts';

/** Whole dollars; a saving at or below this gets no badge. Source: specification 1, section 5. */
const SAVING_FLOOR = 499;

type ComparedVehicle = PricedVehicle & Pick<Vehicle, 'egc_price' | 'autograb_data'>;

/**
 * How many dollars a vehicle is below the market average, if more than 499. Market values exclude government charges,
 * so a drive-away vehicle is compared by its `egc_price`; without one it is not comparable and gets no badge.
 */
export function marketSaving(vehicle: ComparedVehicle): number | undefined {
  const { state_average_market_price: state, average_market_price: country } =
    vehicle.autograb_data ?? {};
  const average = state ?? country;
  const price = priceBeforeCharges(vehicle);
  if (average === undefined || price === undefined) return undefined;
  const saving = Math.round(average - price);
  return saving > SAVING_FLOOR ? saving : undefined;
}
