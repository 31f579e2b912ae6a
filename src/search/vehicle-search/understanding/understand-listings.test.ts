import { expect, it } from 'vitest';
import { simpleBody } from '#domain/vehicle/spelling/simple-body.ts';
import { simpleDrive } from '#domain/vehicle/spelling/simple-drive.ts';
import { simpleFuel } from '#domain/vehicle/spelling/simple-fuel.ts';
import { simpleTransmission } from '#domain/vehicle/spelling/simple-transmission.ts';
import { listingRows } from '#tests/oracle/listing-rows.ts';
import type { Row } from '#search/engine/search-index.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import type { StockVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';
import { vocabularyOf } from '#tests/support/search/some-vocabulary.ts';
import { understandQuery } from './understand-query.ts';
import { keyOf } from './words/words-of.ts';
import { haveRealListings } from '#tests/support/real-listings.ts';

const settings = {
  synonyms: [],
  noun: { singular: 'vehicle', plural: 'vehicles' },
  isPostcode: () => false,
  placesNamed: () => [],
};
const rows = haveRealListings ? listingRows().filter((row) => row['make'] && row['model']) : [];
const text = (row: Row, name: string): string | undefined =>
  row[name] === undefined ? undefined : String(row[name]);

const vocabulary: StockVocabulary = vocabularyOf(
  rows.map((row) => ({
    make: text(row, 'make'),
    model: text(row, 'model'),
    badge: text(row, 'badge'),
    car_type: text(row, 'car_type'),
    colour: text(row, 'colour'),
    city: text(row, 'city'),
    state: text(row, 'state'),
    seats: text(row, 'seats'),
    body: simpleBody(text(row, 'body') ?? ''),
    fuel: simpleFuel(text(row, 'fuel') ?? ''),
    drive: simpleDrive(text(row, 'drive') ?? ''),
    transmission: simpleTransmission(text(row, 'transmission') ?? ''),
  })),
);
const understand = (query: string) =>
  understandQuery({ ...everything, query }, vocabulary, settings);

it.skipIf(!haveRealListings)(
  'every make and model of the real listings is known by its name',
  () => {
    const named = new Set(rows.map((row) => `${text(row, 'make')} ${text(row, 'model')}`));
    const missed = [...named].filter((name) => {
      const { query, choices } = understand(name);
      const meant = choices.model?.map((model) => keyOf(`${choices.make?.[0]}${model}`)) ?? [];
      // the listings spell some models in two ways: HiAce and Hiace, CX-30 and CX30
      return query !== undefined || choices.make?.length !== 1 || !meant.includes(keyOf(name));
    });
    expect(named.size).toBeGreaterThan(300);
    expect(missed).toEqual([]);
  },
);

// the table is easier to read as packed rows
// oxfmt-ignore
it.skipIf(!haveRealListings).each([
  ['7 seat diesel suv under 40k brisbane', { seats: ['7'], fuel: ['Diesel'], body: ['suv'], city: ['Brisbane'] }],
  ['toyota landcruiser diesel auto', { make: ['Toyota'], model: ['Landcruiser'], fuel: ['Diesel'], transmission: ['Automatic'] }],
  ['ford ranger wildtrak 4x4', { make: ['Ford'], model: ['Ranger'], drive: ['4WD'] }],
  ['mazda cx-5 white', { make: ['Mazda'], model: ['CX-5'], colour: ['White'] }],
  ['hyundai i30 hatch', { make: ['Hyundai'], model: ['I30'], body: ['hatch'] }],
  ['bmw x5', { make: ['BMW'], model: ['X5'] }],
  ['electric suv nsw', { fuel: ['Electric'], body: ['suv'], state: ['NSW'] }],
  ['people mover 8 seats', { body: ['peopleMover'], seats: ['8'] }],
])('%s', (query, choices) => {
  expect(understand(query).choices).toMatchObject(choices);
});
