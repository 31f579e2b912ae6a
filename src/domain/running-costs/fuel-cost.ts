import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** Source of the defaults: specification 1, section 5, "Fuel calculator". */
export const fuelDefaults = {
  /** Litres per 100 km, if the vehicle does not state its consumption. */
  consumption: 10,
  dollarsPerLitre: 1.7,
  kmPerWeek: 250,
} as const;

export interface FuelUse {
  /** Litres per 100 km. */
  consumption: number;
  dollarsPerLitre: number;
  kmPerWeek: number;
}

/** Dollars a week, to the cent: distance / 100 x consumption x price. */
export function weeklyFuelCost({ consumption, dollarsPerLitre, kmPerWeek }: FuelUse): number {
  return Math.round((kmPerWeek / 100) * consumption * dollarsPerLitre * 100) / 100;
}

/** The vehicle's own combined consumption, else the default. */
export function consumptionOf(vehicle: Pick<Vehicle, 'fuelconsumptioncombined'>): number {
  const own = vehicle.fuelconsumptioncombined;
  return own !== undefined && own > 0 ? own : fuelDefaults.consumption;
}

/** Whether the fuel calculator applies to the vehicle. */
export function burnsFuel(vehicle: Pick<Vehicle, 'simple_fuel' | 'fuel' | 'item_type'>): boolean {
  return (
    vehicle.item_type !== 'caravan' && !/electric/i.test(vehicle.simple_fuel ?? vehicle.fuel ?? '')
  );
}

/** Commas and spaces separate thousands and nothing else: `1,89` could be a decimal comma. */
const typedNumber = /^(?:\d{1,9}|\d{1,3}(?:[, ]\d{3}){1,2})(?:\.\d{1,4})?$/;

/** Parses a number as people type it: `$1,000.50`, `250 kms`. Undefined if it is negative or not a number. */
export function parseTypedNumber(text: string): number | undefined {
  const bare = text
    .replace(/\$|kms?/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  return typedNumber.test(bare) ? Number(bare.replace(/[, ]/g, '')) : undefined;
}
