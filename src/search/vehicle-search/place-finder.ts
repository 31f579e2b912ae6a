import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { Point } from './places-near.ts';

/** Locates vehicles and postcodes. */
export interface PlaceFinder {
  ofVehicle(vehicle: Vehicle): Point | undefined;
  /** @param suburb a suburb of that postcode, for its own point */
  ofPostcode(postcode: string, suburb?: string): Point | undefined;
  /** Adds the name, city and state of the vehicle's location where its feed does not state them. */
  withLocation(vehicle: Vehicle): Vehicle;
  /** Changes whenever the locations of a dealership change. */
  edition(dealership: string): string;
}

export const nowhere: PlaceFinder = {
  ofVehicle: () => undefined,
  ofPostcode: () => undefined,
  withLocation: (vehicle) => vehicle,
  edition: () => '',
};
