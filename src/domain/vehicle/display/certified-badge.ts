import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * Whether a vehicle's page shows the badge of its make's certified vehicles. Unlike the tag on a card, the badge is not
 * limited to used vehicles. Source: specification 1, section 5, "Certified badge".
 */
export function hasCertifiedBadge(
  vehicle: Pick<Vehicle, 'certified' | 'make' | 'status'>,
  { certified_make, show_certified }: { certified_make: string; show_certified: boolean },
): boolean {
  return (
    show_certified &&
    vehicle.certified === true &&
    isAvailable(vehicle) &&
    vehicle.make.toLowerCase() === certified_make.toLowerCase()
  );
}
