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
/** Chosen values in the order of addresses. */
const words = fc.uniqueArray(word, { maxLength: 4 }).map((values) => [...values].sort());
const page = fc.integer({ min: 1, max: 1000 });

it('parses an offers address back to the same criteria', () => {
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

it('parses a models address back to the same criteria', () => {
  const criteria = fc.record({ page, bodies: words, manufacturers: words, models: words });
  fc.assert(
    fc.property(criteria, (asked) => {
      expect(parseModelsAddress(parametersOf(modelsAddress(asked)))).toEqual(asked);
    }),
  );
});

it('parses a directory address back to the same criteria', () => {
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

it('writes the same address whatever the order of choosing', () => {
  const one = offersAddress({ ...allOffers, categories: ['Service', 'Finance offer'] });
  expect(one).toBe('/special-offers?categories=Finance+offer&categories=Service');
  expect(offersAddress({ ...allOffers, categories: ['Finance offer', 'Service'] })).toBe(one);
});

it.each([
  ['', {}],
  ['price_min=1000&price_max=', { price: { min: 1000 } }],
  ['price_min=10k&price_max=45.000', { price: { min: 10_000, max: 45_000 } }],
  ['range[price]=20000:1000', { price: { min: 1000, max: 20_000 } }],
  ['range[price]=:20000&page=0', { price: { max: 20_000 } }],
  ['range[price]=x:-1&page=abc&other=1', {}],
  ['categories=&categories=+&page=2', { page: 2 }],
])('parses %s', (query, criteria) => {
  expect(parseOffersAddress(new URLSearchParams(query))).toEqual({ ...allOffers, ...criteria });
});

it('treats a slug that is not a dealership as a make, so that it has one address', () => {
  const isDealership = (slug: string) => slug === 'city-cars';
  const read = (segment: string, query = '') =>
    directoryAddress(parseDirectoryAddress(segment, new URLSearchParams(query), isDealership));
  expect(read('kia')).toBe('/dealerships/kia?filter=brand');
  expect(read('kia', 'filter=brand')).toBe('/dealerships/kia?filter=brand');
  expect(read('city-cars')).toBe('/dealerships/city-cars');
});
