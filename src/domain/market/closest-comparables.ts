import { isSameVehicle } from './is-same-vehicle.ts';
import type { Comparable, MarketVehicle } from './market-vehicle.ts';

/** A comparable and how much it says, 0 to 1. */
export interface WeighedComparable {
  comparable: Comparable;
  weight: number;
  /** How much younger it is than the vehicle that is valued, in years. */
  years: number;
  /** How much further it was driven, in units of 10,000 km; 0 where either reading is unknown. */
  tenThousandKm: number;
}

const MOST_YEARS_APART = 8;
/** Standard deviations of the bell curves by which weight falls. */
const YEARS_SPREAD = 3;
const TEN_THOUSAND_KM_SPREAD = 8;
/** More make the answer slower, not better. */
const MOST_COMPARABLES = 150;

const KM = 10_000;

/** The comparables that say most about a vehicle, near it in year and odometer; itself, listed again, is left out. */
export function closestComparables(
  vehicle: MarketVehicle,
  comparables: readonly Comparable[],
): WeighedComparable[] {
  const km = odometer(vehicle);
  const weighed: WeighedComparable[] = [];
  for (const comparable of comparables) {
    const years = comparable.year - vehicle.year;
    if (Math.abs(years) > MOST_YEARS_APART || isSameVehicle(vehicle, comparable)) continue;
    const theirKm = odometer(comparable);
    const tenThousandKm = km === undefined || theirKm === undefined ? 0 : (theirKm - km) / KM;
    const weight = bell(years / YEARS_SPREAD) * bell(tenThousandKm / TEN_THOUSAND_KM_SPREAD);
    weighed.push({ comparable, weight, years, tenThousandKm });
  }
  return weighed.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_COMPARABLES);
}

/** Feeds leave out the odometer of what was never driven. */
function odometer({ km, car_type }: MarketVehicle): number | undefined {
  return km ?? (car_type === 'new' || car_type === 'demo' ? 0 : undefined);
}

function bell(deviations: number): number {
  return Math.exp(-0.5 * deviations ** 2);
}
