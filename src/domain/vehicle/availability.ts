import type { Vehicle } from './vehicle.ts';

/** In stock or coming soon; any other status, known or not, counts as sold. */
export function isAvailable(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock' || vehicle.status === 'coming_soon';
}

/** Finance, favourites, reserve and the card's stock buttons need a vehicle that is here. */
export function isInStock(vehicle: Pick<Vehicle, 'status'>): boolean {
  return vehicle.status === 'in_stock';
}
