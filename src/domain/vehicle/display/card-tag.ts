import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

export interface CardTagSettings {
  just_arrived_days: number;
  just_arrived_tag_name: string;
  sold_tag_name: string;
  /** Statuses that mean sold; a vehicle can be unavailable for other reasons too. */
  sold_statuses: readonly string[];
  certified_make: string;
  show_certified: boolean;
}

export type CardTag =
  | { kind: 'sold' | 'reserved' | 'tag' | 'coming-soon' | 'new'; text: string }
  | { kind: 'certified' };

type TaggedVehicle = Pick<
  Vehicle,
  'status' | 'reserved' | 'certified' | 'car_type' | 'make' | 'tag' | 'created_at'
>;

const DAY_MS = 86_400_000;

/** The single tag of a result card: the first that applies. Source: specification 1, section 4, "Card tag". */
export function cardTag(
  vehicle: TaggedVehicle,
  settings: CardTagSettings,
  now: Date,
): CardTag | undefined {
  if (!isAvailable(vehicle)) {
    const isSold = settings.sold_statuses.includes(vehicle.status);
    return isSold ? { kind: 'sold', text: settings.sold_tag_name } : undefined;
  }
  if (vehicle.reserved) return { kind: 'reserved', text: 'RESERVED' };
  if (isCertifiedUsed(vehicle, settings)) return { kind: 'certified' };
  if (vehicle.tag) return { kind: 'tag', text: vehicle.tag };
  if (vehicle.status === 'coming_soon') return { kind: 'coming-soon', text: 'COMING SOON' };
  const age = now.getTime() - Date.parse(vehicle.created_at);
  if (age < settings.just_arrived_days * DAY_MS) {
    return { kind: 'new', text: settings.just_arrived_tag_name };
  }
  return undefined;
}

function isCertifiedUsed(vehicle: TaggedVehicle, settings: CardTagSettings): boolean {
  return (
    settings.show_certified &&
    vehicle.certified === true &&
    vehicle.car_type === 'used' &&
    vehicle.make.toLowerCase() === settings.certified_make.toLowerCase()
  );
}
