import type { VehicleFacts } from './vehicle.ts';

/** The name of a vehicle that its dealer has not named: "2019 Mazda CX-5 Maxx Sport". */
export function vehicleName(
  vehicle: Pick<VehicleFacts, 'year' | 'make' | 'model' | 'badge'>,
): string {
  return [vehicle.year, vehicle.make, vehicle.model, vehicle.badge]
    .filter((part) => part !== undefined)
    .join(' ');
}
