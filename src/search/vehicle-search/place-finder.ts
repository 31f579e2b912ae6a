import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Point } from './places-near.ts';

/** Tells where vehicles and shoppers are. */
export interface PlaceFinder {
  ofVehicle(vehicle: Vehicle): Point | undefined;
  ofPostcode(postcode: string): Point | undefined;
}

export const nowhere: PlaceFinder = {
  ofVehicle: () => undefined,
  ofPostcode: () => undefined,
};
