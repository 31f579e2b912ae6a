import { isSameVehicle } from './is-same-vehicle.ts';
import type { Comparable, MarketVehicle } from './market-vehicle.ts';

/** A comparable and its weight, 0 to 1. */
export interface WeighedComparable {
  comparable: Comparable;
  weight: number;
  /** How many years newer it is than the valued vehicle. */
  years: number;
  /** How much further it was driven, in units of 10,000 km; 0 if either odometer reading is unknown. */
  tenThousandKm: number;
}

const MAX_YEARS_APART = 8;
/** Standard deviations of the bell curves that give the weights. */
const YEARS_SPREAD = 3;
const TEN_THOUSAND_KM_SPREAD = 8;
/** More comparables make the estimate slower, not better. */
const MAX_COMPARABLES = 150;

const KM = 10_000;

/** The comparables closest to a vehicle in year and odometer, without other listings of the same vehicle. */
export function closestComparables(
  vehicle: MarketVehicle,
  comparables: readonly Comparable[],
): WeighedComparable[] {
  const km = odometer(vehicle);
  const weighed: WeighedComparable[] = [];
  for (const comparable of comparables) {
    const years = comparable.year - vehicle.year;
    if (Math.abs(years) > MAX_YEARS_APART || isSameVehicle(vehicle, comparable)) continue;
    const theirKm = odometer(comparable);
    const tenThousandKm = km === undefined || theirKm === undefined ? 0 : (theirKm - km) / KM;
    const weight = bell(years / YEARS_SPREAD) * bell(tenThousandKm / TEN_THOUSAND_KM_SPREAD);
    weighed.push({ comparable, weight, years, tenThousandKm });
  }
  return weighed.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_COMPARABLES);
}

/** Kilometres; 0 for a new or demo vehicle without a reading, because feeds omit it. */
function odometer({ km, car_type }: MarketVehicle): number | undefined {
  return km ?? (car_type === 'new' || car_type === 'demo' ? 0 : undefined);
}

function bell(deviations: number): number {
  return Math.exp(-0.5 * deviations ** 2);
}
