import type { VehicleFacts } from './vehicle.ts';

/** "2019 Mazda CX-5 Maxx Sport": what a vehicle is called when its dealer gives it no name. */
export function vehicleName(
  vehicle: Pick<VehicleFacts, 'year' | 'make' | 'model' | 'badge'>,
): string {
  return [vehicle.year, vehicle.make, vehicle.model, vehicle.badge]
    .filter((part) => part !== undefined)
    .join(' ');
}
