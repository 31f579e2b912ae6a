import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Point } from './places-near.ts';

/** Locates vehicles and postcodes. */
export interface PlaceFinder {
  ofVehicle(vehicle: Vehicle): Point | undefined;
  ofPostcode(postcode: string): Point | undefined;
}

export const nowhere: PlaceFinder = {
  ofVehicle: () => undefined,
  ofPostcode: () => undefined,
};
