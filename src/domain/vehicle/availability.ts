import type { Vehicle } from './vehicle.ts';

export const availableStatuses = ['in_stock', 'coming_soon'] as const;

/** Whether the vehicle is in stock or coming soon; any other status, known or not, is unavailable. */
export function isAvailable({ status }: Pick<Vehicle, 'status'>): boolean {
  return availableStatuses.some((available) => available === status);
}

/** Whether the vehicle is in stock, as finance, favourites, reserving and the card's stock buttons require. */
export function isInStock(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock';
}
