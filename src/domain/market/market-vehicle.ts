import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';

/** What is known of a vehicle whose value is asked for: one in stock, or one that a shopper wants to trade in. */
export interface MarketVehicle extends Partial<Pick<Vehicle, PricedFact>> {
  make: string;
  model: string;
  year: number;
  /** Of the platform's own vehicles, which are not evidence for their own price. */
  id?: number;
  vin?: string;
  /** The plate; it identifies a vehicle together with `state`. */
  rego?: string;
}

/** A vehicle of the platform's stock, in the market now or lately sold, with the price it is or was asked for. */
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

/** What the market is asked about a vehicle in stock; nothing without a year, by which most of the price is told. */
export function marketVehicle(vehicle: Vehicle): MarketVehicle | undefined {
  const { year, regplate } = vehicle;
  if (year === undefined) return undefined;
  return { ...vehicle, year, ...(regplate !== undefined && { rego: regplate }) };
}
