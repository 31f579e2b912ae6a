import fc from 'fast-check';
import { expect, it } from 'vitest';
import { directoryAddress, parseDirectoryAddress } from './directory-criteria.ts';
import { modelsAddress, parseModelsAddress } from './model-criteria.ts';
import { allOffers, offersAddress, parseOffersAddress } from './offer-criteria.ts';

const parametersOf = (address: string) => new URL(address, 'http://site.localhost').searchParams;
const word = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');
/** Chosen values in the order in which addresses have them. */
const words = fc.uniqueArray(word, { maxLength: 4 }).map((values) => [...values].sort());
const page = fc.integer({ min: 1, max: 1000 });

it('an address of offers is read back as it was written', () => {
  const price = fc
    .tuple(fc.nat(999_999), fc.nat(999_999))
    .map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) }));
  const criteria = fc.record(
    { page, categories: words, price },
    { requiredKeys: ['page', 'categories'] },
  );
  fc.assert(
    fc.property(criteria, (asked) => {
      expect(parseOffersAddress(parametersOf(offersAddress(asked)))).toEqual(asked);
    }),
  );
});

it('an address of models is read back as it was written', () => {
  const criteria = fc.record({ page, bodies: words, manufacturers: words, models: words });
  fc.assert(
    fc.property(criteria, (asked) => {
      expect(parseModelsAddress(parametersOf(modelsAddress(asked)))).toEqual(asked);
    }),
  );
});

it('an address of the directory is read back as it was written', () => {
  const within = fc.oneof(
    fc.record({ kind: fc.constant('brand' as const), slug: fc.stringMatching(/^[a-z]{1,9}$/) }),
    fc.constant({ kind: 'dealership' as const, slug: 'yard-1' }),
  );
  const criteria = fc.record({ page, query: word, within }, { requiredKeys: ['page'] });
  fc.assert(
    fc.property(criteria, (asked) => {
      const url = new URL(directoryAddress(asked), 'http://site.localhost');
      const [segment] = url.pathname.split('/').slice(2);
      expect(parseDirectoryAddress(segment, url.searchParams, (slug) => slug === 'yard-1')).toEqual(
        asked,
      );
    }),
  );
});

it('what was chosen first does not show in an address', () => {
  const one = offersAddress({ ...allOffers, categories: ['Service', 'Finance offer'] });
  expect(one).toBe('/special-offers?categories=Finance+offer&categories=Service');
  expect(offersAddress({ ...allOffers, categories: ['Finance offer', 'Service'] })).toBe(one);
});

it.each([
  ['', {}],
  ['price_min=1000&price_max=', { price: { min: 1000 } }],
  ['range[price]=20000:1000', { price: { min: 1000, max: 20_000 } }],
  ['range[price]=:20000&page=0', { price: { max: 20_000 } }],
  ['range[price]=x:-1&page=abc&other=1', {}],
  ['categories=&categories=+&page=2', { page: 2 }],
])('offers of %s', (query, criteria) => {
  expect(parseOffersAddress(new URLSearchParams(query))).toEqual({ ...allOffers, ...criteria });
});

it('what is no dealership is a make, so that both have one address', () => {
  const isDealership = (slug: string) => slug === 'city-cars';
  const read = (segment: string, query = '') =>
    directoryAddress(parseDirectoryAddress(segment, new URLSearchParams(query), isDealership));
  expect(read('kia')).toBe('/dealerships/kia?filter=brand');
  expect(read('kia', 'filter=brand')).toBe('/dealerships/kia?filter=brand');
  expect(read('city-cars')).toBe('/dealerships/city-cars');
});
