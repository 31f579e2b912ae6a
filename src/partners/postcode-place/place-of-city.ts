import type { Place } from '#domain/place/place.ts';
import { stateCode, type StateCode } from '#domain/vehicle/spelling/state-code.ts';
import { placeOfPostcode } from './place-of-postcode.ts';
import { placesNamed } from './places-named.ts';

/** Cities without a suburb of the same name, by the postcode of their centre. Keys are made by `centreKey`. */
const cityCentres: Readonly<Record<string, string>> = {
  'canberra ACT': '2601',
  'central coast NSW': '2250',
  'gold coast QLD': '4217',
  'hervey bay QLD': '4655',
  'logan QLD': '4114',
  'newcastle west NSW': '2302',
  'sunshine coast QLD': '4558',
  'tuggeranong ACT': '2900',
  'tweed NSW': '2485',
};

/**
 * Finds a city, suburb or locality. Requires the state, because several states share names. Of namesakes in one state,
 * returns the one with the most people.
 */
export function placeOfCity(city: string, state: string | undefined): Place | undefined {
  const code = state === undefined ? undefined : stateCode(state);
  if (code === undefined) return undefined;
  const [largest] = placesNamed(city)
    .filter((place) => place.state === code)
    .toSorted((a, b) => b.population - a.population);
  if (largest) return largest;
  const centre = cityCentres[centreKey(city, code)];
  return centre === undefined ? undefined : placeOfPostcode(centre);
}

/** `gold coast QLD` */
function centreKey(city: string, state: StateCode): string {
  const words = city.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...words, state].join(' ');
}
