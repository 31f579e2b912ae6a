import type { FormKind } from '#domain/form/form-kinds.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** What the address of a vehicle's page can ask for besides an enquiry. */
const kinds: Readonly<Record<string, FormKind>> = {
  'test-drive': 'test-drive',
  photos: 'photo-request',
};

/** The form on a vehicle's page; of one that is gone there is nothing to drive or to picture. */
export function vehicleFormKind(vehicle: Vehicle, url: URL): FormKind {
  const about = url.searchParams.get('about') ?? '';
  const kind = Object.hasOwn(kinds, about) ? kinds[about] : undefined;
  return kind && isAvailable(vehicle) ? kind : 'vehicle';
}
