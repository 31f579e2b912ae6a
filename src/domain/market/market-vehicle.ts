import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';

/** The known facts about a vehicle to value: one in stock, or a shopper's trade-in. */
export interface MarketVehicle extends Partial<Pick<Vehicle, PricedFact>> {
  make: string;
  model: string;
  year: number;
  /** Set for the platform's own vehicles, which must not count as their own comparables. */
  id?: number;
  vin?: string;
  /** The plate; it identifies a vehicle together with `state`. */
  rego?: string;
}

/** A vehicle of the platform's stock, on sale or recently sold, with its asking price. */
export interface Comparable extends MarketVehicle {
  car_type: CarType;
  /** Whole dollars, excluding government charges. */
  price: number;
}

type PricedFact =
  | 'badge'
  | 'series'
  | 'car_type'
  | 'km'
  | 'simple_body'
  | 'simple_transmission'
  | 'simple_fuel'
  | 'simple_drive'
  | 'engine_size_litres'
  | 'seats'
  | 'state';

/** The facts for valuing a vehicle in stock; undefined without a year, which determines most of the price. */
export function marketVehicle(vehicle: Vehicle): MarketVehicle | undefined {
  const { year, regplate } = vehicle;
  if (year === undefined) return undefined;
  return { ...vehicle, year, ...(regplate !== undefined && { rego: regplate }) };
}
