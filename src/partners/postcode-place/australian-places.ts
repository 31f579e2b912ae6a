import { readFileSync } from 'node:fs';
import type { NamedPlace } from '#domain/place/named-place.ts';
import { stateCode } from '#domain/vehicle/spelling/state-code.ts';

/**
 * The places of Australia with a delivery postcode, each with its own point to about 100 metres. Source: GeoNames
 * (geonames.org), postal codes and gazetteer of 2024, licensed under CC BY 4.0; changed: institutions and post office
 * boxes are left out. `tools/places` rebuilds the table.
 */
const table: readonly NamedPlace[] = readFileSync(
  new URL('./australian-places.tsv', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .map(placeOfLine);

/** Suburbs that the table does not know yet, roughly at the point of a neighbour. */
const newSuburbs = [{ name: 'Baringa', postcode: '4551', beside: 'Bells Creek' }];

export const australianPlaces: readonly NamedPlace[] = [
  ...table,
  ...newSuburbs.map(({ name, postcode, beside }) => {
    const neighbour = table.find((place) => place.postcode === postcode && place.name === beside);
    if (!neighbour) throw new Error(`The table has no ${beside} in ${postcode}`);
    return { ...neighbour, name, population: 0, isRough: true };
  }),
];

function placeOfLine(line: string): NamedPlace {
  const [postcode = '', state = '', name = '', lat, long, population = '', mark] = line.split('\t');
  const code = stateCode(state);
  if (code === undefined) throw new Error(`No state in the line of ${postcode} ${name}`);
  return {
    postcode,
    state: code,
    name,
    lat: Number(lat),
    long: Number(long),
    population: Number(population),
    isRough: mark === '~',
  };
}
