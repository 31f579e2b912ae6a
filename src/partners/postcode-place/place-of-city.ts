import type { Place } from '#domain/place/place.ts';
import { stateCode } from '#domain/vehicle/spelling/state-code.ts';
import { placeOfPostcode } from './embedded-postcode-places.ts';
import { cityPostcodes } from './city-postcodes.ts';

const byName = new Map(
  Object.entries(cityPostcodes).map(([state, cities]) => [
    state,
    new Map(Object.entries(cities).map(([city, postcode]) => [folded(city), postcode])),
  ]),
);

/** Where a city or suburb is. Names are found in several states, so the state must be known too. */
export function placeOfCity(city: string, state: string | undefined): Place | undefined {
  const code = state === undefined ? undefined : stateCode(state);
  const postcode = code && byName.get(code)?.get(folded(city));
  return postcode === undefined ? undefined : placeOfPostcode(String(postcode).padStart(4, '0'));
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
