import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchQuery } from './read-search-query.ts';
import { readUrlQuery } from './read-url-query.ts';
import { SearchFault } from '#search/meilisearch/search-fault.ts';

describe('an address means the same as a body:', () => {
  it.each<[string, object]>([
    ['', {}],
    ['q=', { q: '' }],
    ['q=land+cruiser', { q: 'land cruiser' }],
    ['q=%22gr%20sport%22%20%26%20more', { q: '"gr sport" & more' }],
    ['limit=5&offset=10', { limit: 5, offset: 10 }],
    [
      'facets=make,model&sort=price:asc,km:desc',
      { facets: ['make', 'model'], sort: ['price:asc', 'km:desc'] },
    ],
    ['facets=*', { facets: ['*'] }],
    ['facets=', { facets: [] }],
    ['filter=price+%3E+1000', { filter: 'price > 1000' }],
    [
      'filter=%5B%22make%20%3D%20Kia%22%2C%5B%22id%20%3D%201%22%5D%5D',
      { filter: ['make = Kia', ['id = 1']] },
    ],
    ['showMatchesPosition=true', { showMatchesPosition: true }],
    [
      'cropMarker=%E2%80%A6&cropLength=3&attributesToCrop=name:5,*',
      { cropMarker: '…', cropLength: 3, attributesToCrop: ['name:5', '*'] },
    ],
    ['retrieveVectors=false', {}],
  ])('%s', (query, body) => {
    expect(readUrlQuery(query)).toEqual(readSearchQuery(body));
  });
});

describe('refuses', () => {
  it.each([
    [
      'limit=doggo',
      'invalid_search_limit',
      'Invalid value in parameter `limit`: expected a positive integer, but found a string: `"doggo"`',
    ],
    ['limit=-1', 'invalid_search_limit', 'found a string: `"-1"`'],
    ['limit=', 'invalid_search_limit', 'found a string: `""`'],
    ['page=9007199254740993', 'invalid_search_page', 'expected a positive integer'],
    ['showMatchesPosition=yes', 'invalid_search_show_matches_position', 'expected a boolean'],
    [
      'matchingStrategy=first',
      'invalid_search_matching_strategy',
      'expected one of `last`, `all`, `frequency`',
    ],
    ['doggo=1', 'bad_request', 'Unknown parameter `doggo`: expected one of `q`, `filter`'],
    ['__proto__=1', 'bad_request', 'Unknown parameter `__proto__`'],
    ['q=one&q=two', 'bad_request', 'Parameter `q` is given twice'],
    ['q=%ff', 'bad_request', 'not percent-encoded UTF-8'],
    ['q=%', 'bad_request', 'not percent-encoded UTF-8'],
    ['vector=1,2', 'feature_not_enabled', '`vector` is not offered'],
    ['hybridEmbedder=default', 'feature_not_enabled', '`hybridEmbedder` is not offered'],
  ])('%s', (query, code, words) => {
    const read = (): unknown => readUrlQuery(query);
    expect(read).toThrow(SearchFault);
    expect(read).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) as string }) as Error,
    );
  });
});

it('parses or refuses any address', () => {
  const name = fc.constantFrom('q', 'filter', 'facets', 'limit', 'sort', 'showMatchesPosition');
  const piece = fc.tuple(name, fc.string({ unit: 'binary', maxLength: 30 }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), fc.boolean(), (pieces, isEncoded) => {
      const query = isEncoded
        ? new URLSearchParams(pieces).toString()
        : pieces.map((each) => each.join('=')).join('&');
      try {
        readUrlQuery(query);
      } catch (fault) {
        expect(fault).toBeInstanceOf(SearchFault);
      }
    }),
  );
});
