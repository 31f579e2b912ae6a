import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/**
 * Of sold vehicles that follow each other only the first is kept, unless all of them are sold.
 * Source: specification 1, section 4, "Search card sold handling".
 */
export function collapseSold<T extends Pick<Vehicle, 'status'>>(hits: readonly T[]): T[] {
  if (!hits.some(isAvailable)) return [...hits];
  return hits.filter((hit, index) => {
    const before = hits[index - 1];
    return isAvailable(hit) || before === undefined || isAvailable(before);
  });
}
