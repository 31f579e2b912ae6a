import type { FormKind } from '#domain/form/form-kinds.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** The values of `?about=` on a vehicle's page. */
const kinds: Readonly<Record<string, FormKind>> = {
  'test-drive': 'test-drive',
  photos: 'photo-request',
};

/** Picks the form on a vehicle's page: the one that `?about=` names if the vehicle is available, else the enquiry. */
export function vehicleFormKind(vehicle: Vehicle, url: URL): FormKind {
  const about = url.searchParams.get('about') ?? '';
  const kind = Object.hasOwn(kinds, about) ? kinds[about] : undefined;
  return kind && isAvailable(vehicle) ? kind : 'vehicle';
}
