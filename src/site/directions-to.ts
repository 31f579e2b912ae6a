import type { Location } from './settings/locations.ts';

/** The address of directions to a location: the dealer's own map address, else by coordinates, else by street address. */
export function directionsTo({ address }: Pick<Location, 'address'>): string {
  const { street, city, state, postcode, lat, long, place_url: own } = address;
  if (own !== undefined) return own;
  if (lat !== undefined && long !== undefined) {
    return `https://www.openstreetmap.org/directions?to=${lat}%2C${long}`;
  }
  const target = `${street}, ${city} ${state} ${postcode}, Australia`;
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(target)}`;
}
