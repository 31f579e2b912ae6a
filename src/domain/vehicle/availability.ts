import type { Vehicle } from './vehicle.ts';

export const availableStatuses = ['in_stock', 'coming_soon'] as const;

/** In stock or coming soon; any other status, known or not, is not available. */
export function isAvailable({ status }: Pick<Vehicle, 'status'>): boolean {
  return availableStatuses.some((available) => available === status);
}

/** Finance, favourites, reserve and the card's stock buttons need a vehicle that is here. */
export function isInStock(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock';
}
