import { isInStock } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * Whether a vehicle can be added to the favourites or the comparison.
 * @param complete whether the site also requires a used vehicle with a price and a picture
 * Source: specification 1, section 4, "Watchlist visibility".
 */
export function canBeFavourited(
  vehicle: Pick<Vehicle, 'status' | 'car_type' | 'price' | 'images' | 'photos_count'>,
  complete: boolean,
): boolean {
  if (!isInStock(vehicle)) return false;
  if (!complete) return true;
  const pictures = vehicle.images?.length ?? vehicle.photos_count ?? 0;
  return vehicle.car_type === 'used' && (vehicle.price ?? 0) > 0 && pictures > 0;
}
