import type { Location } from '#site/settings/locations.ts';

/** `City Cars Parramatta, 1 Station Street, Parramatta NSW 2150` */
export function locationWords({ name, address }: Location): string {
  const { street, city, state, postcode } = address;
  return `${name}, ${street}, ${city} ${state} ${postcode}`;
}
