import type { Place } from '#domain/place/place.ts';
import { stateCode } from '#domain/vehicle/spelling/state-code.ts';
import { placeOfPostcode } from './embedded-postcode-places.ts';
import { cityPostcodes } from './city-postcodes.ts';

const byName = new Map(
  Object.entries(cityPostcodes).map(([state, cities]) => [
    state,
    new Map(Object.entries(cities).map(([city, postcode]) => [letterKey(city), postcode])),
  ]),
);

/** Finds a city or suburb. Requires the state, because several states share names. */
export function placeOfCity(city: string, state: string | undefined): Place | undefined {
  const code = state === undefined ? undefined : stateCode(state);
  const postcode = code && byName.get(code)?.get(letterKey(city));
  return postcode === undefined ? undefined : placeOfPostcode(String(postcode).padStart(4, '0'));
}

function letterKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
