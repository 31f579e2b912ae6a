import type { MarketVehicle } from './market-vehicle.ts';

/** At or below this, many new vehicles share an odometer reading. */
const AMBIGUOUS_KM = 200;

/**
 * Whether two listings show the same vehicle, which must not be a comparable of itself: same record, same VIN or, if a
 * VIN is missing, same year and same odometer reading to the kilometre.
 */
export function isSameVehicle(one: MarketVehicle, other: MarketVehicle): boolean {
  if (one.id !== undefined && one.id === other.id) return true;
  if (one.vin !== undefined && other.vin !== undefined)
    return one.vin.toUpperCase() === other.vin.toUpperCase();
  return (
    one.km !== undefined && one.km > AMBIGUOUS_KM && one.km === other.km && one.year === other.year
  );
}
