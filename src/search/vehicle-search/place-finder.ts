import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Point } from './places-near.ts';

/** Locates vehicles and postcodes. */
export interface PlaceFinder {
  ofVehicle(vehicle: Vehicle): Point | undefined;
  /** @param suburb a suburb of that postcode, for its own point */
  ofPostcode(postcode: string, suburb?: string): Point | undefined;
}

export const nowhere: PlaceFinder = {
  ofVehicle: () => undefined,
  ofPostcode: () => undefined,
};
