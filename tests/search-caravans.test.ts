import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { openSearch } from '#search/vehicle-search/understanding/open-search.ts';
import { facetViews } from '#web/search/facets/facet-views.ts';
import { demoStocks } from './support/search/demo-stocks.ts';
import { understandingOf } from './support/search/understanding-settings.ts';

const demos = await demoStocks();
const { stock, settings, vehicles } = demos.get('wandering-van-co')!;
// of sold ones next to each other only one is listed
const inStock = new Set(vehicles.flatMap(({ id, status }) => (status === 'in_stock' ? id : [])));

async function found(query: string): Promise<readonly number[]> {
  const { criteria } = await openSearch({ ...everything, query }, stock, understandingOf(settings));
  expect({ query, words: criteria.query }).toEqual({ query, words: undefined });
  return (await stock.first(criteria, 1000))
    .map(({ id }) => id)
    .filter((id) => inStock.has(id))
    .toSorted((a, b) => a - b);
}

const matching = (matches: (vehicle: Vehicle) => boolean): readonly number[] =>
  vehicles.filter((vehicle) => inStock.has(vehicle.id) && matches(vehicle)).map(({ id }) => id);

const valuesOf = (field: 'sleeps' | 'body_length' | 'tare_weight' | 'aggregate_trailer_mass') => [
  ...new Set(vehicles.flatMap((vehicle) => vehicle[field] ?? [])),
];

test('every number of berths is found by the words of its cards and by those of the trade', async () => {
  expect(valuesOf('sleeps').length).toBeGreaterThan(3);
  for (const berths of valuesOf('sleeps')) {
    const own = matching(({ sleeps }) => sleeps === berths);
    for (const words of [`sleeps ${berths}`, `${berths} berth`, `${berths}-berth caravan`])
      expect({ words, found: await found(words) }).toEqual({ words, found: own });
    for (const words of [
      `sleeps ${berths}+`,
      `sleeps at least ${berths}`,
      `sleeps ${berths} or more`,
    ])
      expect({ words, found: await found(words) }).toEqual({
        words,
        found: matching(({ sleeps = 0 }) => sleeps >= berths),
      });
  }
  expect(await found('sleeps 12')).toEqual([]);
});

test('every length bounds, in feet and in metres, and without a bound is about that', async () => {
  for (const feet of valuesOf('body_length')) {
    const within = matching(({ body_length = 99 }) => body_length <= feet);
    for (const words of [`under ${feet} ft`, `up to ${feet}ft`, `max ${feet} foot`])
      expect({ words, found: await found(words) }).toEqual({ words, found: within });
    expect(await found(`from ${feet} ft`)).toEqual(
      matching(({ body_length = 0 }) => body_length >= feet),
    );
    const about = await found(`${feet} ft`);
    expect(about).toEqual(matching(({ body_length = 0 }) => Math.abs(body_length - feet) <= 0.5));
    const metres = (Math.ceil(feet * 30.48) / 100).toFixed(2);
    expect(await found(`under ${metres}m`)).toEqual(within);
  }
});

test('every weight bounds: the loaded one, or the tare where the words say so', async () => {
  for (const kg of valuesOf('aggregate_trailer_mass')) {
    const within = matching(({ aggregate_trailer_mass: atm = 99_999 }) => atm <= kg);
    for (const words of [`under ${kg}kg`, `under ${kg / 1000} tonne`, `atm ${kg} kg`, `${kg} kg`])
      expect({ words, found: await found(words) }).toEqual({ words, found: within });
  }
  for (const kg of valuesOf('tare_weight').slice(0, 10)) {
    const within = matching(({ tare_weight = 99_999 }) => tare_weight <= kg);
    for (const words of [`tare under ${kg} kg`, `under ${kg}kg tare`])
      expect({ words, found: await found(words) }).toEqual({ words, found: within });
  }
});

test.each([
  ['tandem', 'Tandem'],
  ['tandem axle', 'Tandem'],
  ['dual axle', 'Tandem'],
  ['single axle', 'Single'],
  ['single-axle', 'Single'],
])('%s finds the axles', async (words, axles) => {
  expect(await found(words)).toEqual(matching(({ axle_type }) => axle_type === axles));
});

test('each is a filter only where the stock has values', async () => {
  const own = ['sleeps', 'axle_type', 'body_length', 'tare_weight', 'aggregate_trailer_mass'];
  for (const [slug, real] of demos) {
    const page = await real.stock.search(everything);
    const shown = facetViews(everything, page, real.settings).map(({ attribute }) => attribute);
    const offered = own.filter((attribute) => shown.some((one) => one === attribute));
    expect({ slug, offered }).toEqual({ slug, offered: slug === 'wandering-van-co' ? own : [] });
  }
});
