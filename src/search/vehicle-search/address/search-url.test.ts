import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugify } from '#domain/text/slugify.ts';
import { choiceAttributes, rangeAttributes } from '#domain/vehicle/facets.ts';
import {
  type Criteria,
  distancesKm,
  everything,
  sortNames,
} from '#search/vehicle-search/criteria.ts';
import { bodyLabels } from '#domain/vehicle/spelling/simple-body.ts';
import { normaliseFacts } from '#domain/vehicle/spelling/normalise-facts.ts';
import { someFacts } from '#tests/support/vehicles.ts';
import { parseSearchUrl } from './parse-search-url.ts';
import { searchUrl } from './search-url.ts';
import type { SearchVocabulary } from '#search/vehicle-search/stock-vocabulary.ts';

const makes = ['Toyota', 'Mercedes-Benz', 'Land Rover'];
const dealerships = ['kestrel-kia', 'kestrel-used'];
const models = ['Corolla', 'C-Class', 'Range Rover Évoque'];
const vocabulary: SearchVocabulary = {
  make: (slug) => makes.find((make) => slugify(make) === slug),
  model: (_make, slug) => models.find((model) => slugify(model) === slug),
  dealership: (slug) => dealerships.find((known) => known === slug),
  hasRepayments: true,
};

function parse(url: string): Criteria | undefined {
  const { pathname, searchParams } = new URL(url, 'http://site.localhost');
  return parseSearchUrl(pathname.split('/').slice(2).filter(Boolean), searchParams, vocabulary);
}

describe('parseSearchUrl', () => {
  it.each([
    ['/search', {}],
    ['/search/used-cars', { car_type: ['used'] }],
    ['/search/new-and-demo-cars', { car_type: ['new', 'demo'] }],
    ['/search/new-used-and-demo-cars', { car_type: ['new', 'used', 'demo'] }],
    ['/search/toyota', { make: ['Toyota'] }],
    ['/search/new-cars/toyota', { car_type: ['new'], make: ['Toyota'] }],
    [
      '/search/used-cars/mercedes-benz/c-class',
      { car_type: ['used'], make: ['Mercedes-Benz'], model: ['C-Class'] },
    ],
    ['/search/mercedes-benz/c-class', { make: ['Mercedes-Benz'], model: ['C-Class'] }],
    ['/search/kestrel-kia', { dealership_slug: ['kestrel-kia'] }],
    ['/search?dealership_slug=kestrel-used', { dealership_slug: ['kestrel-used'] }],
    ['/search?dealership_slug=of-another-site', {}],
    ['/search?make=Kia&make=Mazda', { make: ['Kia', 'Mazda'] }],
  ])('%s', (url, choices) => {
    expect(parse(url)).toEqual({ ...everything, choices });
  });

  it.each([
    ['/search/nissan', { make: ['nissan'] }],
    ['/search/toyota/land-cruiser', { make: ['Toyota'], model: ['land cruiser'] }],
    ['/search/__proto__', { make: ['__proto__'] }],
  ])('%s names something that the stock does not have', (url, choices) => {
    expect(parse(url)).toEqual({ ...everything, choices });
  });

  it.each(['/search/a/b/c', '/search/a/b/c/d', '/search/new-cars/a/b/c'])(
    '%s is no search',
    (url) => {
      expect(parse(url)).toBeUndefined();
    },
  );

  it.each([
    ['range[price]=1000:20000', { price: { min: 1000, max: 20_000 } }],
    ['range[price]=:20000', { price: { max: 20_000 } }],
    ['range[km]=5000:', { km: { min: 5000 } }],
    ['km_max=85,000 km&year_min=2019', { km: { max: 85_000 }, year: { min: 2019 } }],
    ['range[body_length]=19.5:20.5', { body_length: { min: 19.5, max: 20.5 } }],
    [
      'body_length_max=20.5 ft&tare_weight_max=1,800 kg',
      { body_length: { max: 20.5 }, tare_weight: { max: 1800 } },
    ],
    ['km_max=100.000', { km: { max: 100_000 } }],
    ['km_min=45k&km_max=100k', { km: { min: 45_000, max: 100_000 } }],
    ['range[km]=10k:100.000 km', { km: { min: 10_000, max: 100_000 } }],
    ['price_min=1000&price_max=', { price: { min: 1000 } }],
    ['range[price_range]=1000:20000', { price: { min: 1000, max: 20_000 } }],
    ['range[weekly_price_range]=:250', { subscription_price: { max: 250 } }],
    ['range[price]=:9000&range[price_range]=:20000', { price: { max: 9000 } }],
    // costs nothing, and the shopper sees what was asked for
    ['range[price]=20000:1000', { price: { min: 20_000, max: 1000 } }],
    ['range[price]=NaN:-1', {}],
    ['range[price]=1e5:', {}],
  ])('ranges of %s', (query, ranges) => {
    expect(parse(`/search?${query}`)?.ranges).toEqual(ranges);
  });

  it.each([
    ['page=-1', 1],
    ['page=0', 1],
    ['page=abc', 1],
    ['page=3', 3],
    ['page=1000000000', 1],
    ['page=999999999', 100_000],
  ])('%s is page %i', (query, page) => {
    expect(parse(`/search?${query}`)?.page).toBe(page);
  });
});

it.each(Object.keys(bodyLabels))(
  'body=%s finds the vehicles that a feed gives that body',
  (slug) => {
    const { simple_body: stored } = normaliseFacts(someFacts({ simple_body: slug }));
    expect(stored).toBeDefined();
    for (const name of [slug, slug.toLowerCase(), slug.toUpperCase()])
      expect(parse(`/search?body=${name}`)?.choices.body).toEqual([stored]);
  },
);

it('does not depend on the order in which values were chosen', () => {
  const one = searchUrl({ ...everything, choices: { make: ['Kia', 'Mazda'], body: ['suv'] } });
  const other = searchUrl({ ...everything, choices: { body: ['suv'], make: ['Mazda', 'Kia'] } });
  expect(one).toBe(other);
  expect(one).toBe('/search?make=Kia&make=Mazda&body=suv');
});

it('is parsed back to the same criteria', () => {
  const word = fc
    .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const choices = fc
    .dictionary(
      fc.constantFrom(...choiceAttributes),
      fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
    )
    .chain(({ make: _make, model: _model, dealership_slug: yards, ...others }) =>
      yards
        ? fc
            .subarray(dealerships, { minLength: 1 })
            .map((dealership_slug) => ({ ...others, dealership_slug }))
        : fc.constant(others),
    );
  const range = fc
    .tuple(fc.nat(999_999), fc.nat(999_999))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
  const criteria = fc.record(
    {
      page: fc.integer({ min: 1, max: 1000 }),
      choices,
      ranges: fc.dictionary(fc.constantFrom(...rangeAttributes), range),
      query: word.map((text) => text.replace(/\s+/g, ' ')),
      sortBy: fc.constantFrom(...sortNames),
      layout: fc.constant('list' as const),
      near: fc.record(
        {
          postcode: fc.stringMatching(/^\d{4}$/),
          suburb: fc.constantFrom('Castle Hill', "O'Connor", 'St Kilda'),
          km: fc.constantFrom(...distancesKm),
        },
        { requiredKeys: ['postcode', 'km'] },
      ),
      terms: fc.oneof(
        fc.record({
          deposit: fc.nat(250_000),
          years: fc.integer({ min: 1, max: 60 }).map((halves) => halves / 2),
        }),
        fc.record({ deposit: fc.nat(250_000) }),
      ),
    },
    { requiredKeys: ['page', 'choices', 'ranges'] },
  );
  fc.assert(
    fc.property(criteria, (asked) => {
      const back = parse(searchUrl(asked));
      const sorted = Object.fromEntries(
        Object.entries(asked.choices).map(([name, values]) => [name, [...values].sort()]),
      );
      const found = Object.fromEntries(
        Object.entries(back?.choices ?? {}).map(([name, values]) => [
          name,
          [...(values ?? [])].sort(),
        ]),
      );
      expect(found).toEqual(sorted);
      expect({ ...back, choices: {} }).toEqual({ ...asked, choices: {} });
    }),
  );
});

it('has the category, the make and the model in the path', () => {
  const of = (choices: Criteria['choices']): string => searchUrl({ ...everything, choices });
  expect(of({ car_type: ['used'], make: ['Toyota'], model: ['Corolla'] })).toBe(
    '/search/used-cars/toyota/corolla',
  );
  expect(of({ car_type: ['new'], make: ['Toyota'] })).toBe('/search/new-cars/toyota');
  expect(of({ car_type: ['used', 'demo'], make: ['Toyota'] })).toBe(
    '/search?car_type=demo&car_type=used&make=Toyota',
  );
});

it('gives a dealership its own path', () => {
  const of = (choices: Criteria['choices']): string => searchUrl({ ...everything, choices });
  expect(of({ dealership_slug: ['kestrel-kia'] })).toBe('/search/kestrel-kia');
  expect(of({ dealership_slug: ['kestrel-kia'], make: ['Kia'] })).toBe(
    '/search/kia?dealership_slug=kestrel-kia',
  );
  expect(of({ dealership_slug: dealerships })).toBe(
    '/search?dealership_slug=kestrel-kia&dealership_slug=kestrel-used',
  );
});
