import type { MarketVehicle } from './market-vehicle.ts';

/** Below this, many new vehicles share an odometer reading. */
const TELLING_KM = 200;

/**
 * Whether two listings are of one vehicle, which must not be evidence for itself: the same record, the same VIN, or,
 * where a VIN is missing, the same year and the same odometer reading to the kilometre.
 */
export function isSameVehicle(one: MarketVehicle, other: MarketVehicle): boolean {
  if (one.id !== undefined && one.id === other.id) return true;
  if (one.vin !== undefined && other.vin !== undefined)
    return one.vin.toUpperCase() === other.vin.toUpperCase();
  return (
    one.km !== undefined && one.km > TELLING_KM && one.km === other.km && one.year === other.year
  );
}
