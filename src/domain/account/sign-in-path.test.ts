import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  pathOnSite,
  signInPath,
  signInToSavePath,
  signInType,
  vehicleToSave,
} from './sign-in-path.ts';

const origin = 'https://www.yard.example';

it('names the type, the way on and the way back', () => {
  expect(signInPath('watchlist', '/search?q=ute', '/')).toBe(
    '/sign-in?type=watchlist&redirect=%2Fsearch%3Fq%3Dute&back=%2F',
  );
});

it('brings a shopper who saves a vehicle back to the page, however it was filtered', () => {
  const page = fc
    .tuple(fc.webPath({ size: 'small' }), fc.webQueryParameters())
    .map(([path, query]) => `/search${path}${query && `?${query}`}`);
  fc.assert(
    fc.property(page, fc.integer({ min: 1, max: 2_147_483_647 }), (from, id) => {
      const url = new URL(signInToSavePath(id, from), origin);
      const { pathname, search } = new URL(from, origin);
      expect(vehicleToSave(url)).toBe(id);
      const expected = from.length > 800 ? pathname : pathname + search;
      for (const name of ['redirect', 'back'])
        expect(pathOnSite(url.searchParams.get(name), origin)).toBe(expected);
    }),
  );
  const long = `/search?${'model=Hilux&'.repeat(200)}`;
  expect(signInToSavePath(7, long)).toBe(
    '/sign-in?type=watchlist&redirect=%2Fsearch&back=%2Fsearch&save=7',
  );
});

it.each(['', '0', '-1', '1.5', '1e3', '7 ', 'seven', '2147483648', '99999999999'])(
  'saves no vehicle for %j',
  (text) => {
    const url = new URL(`${origin}/sign-in?${new URLSearchParams({ save: text })}`);
    expect(vehicleToSave(url)).toBeUndefined();
  },
);

it.each([
  ['finance', 'finance'],
  ['trade-in', 'trade-in'],
  ['staff', 'my-garage'],
  [null, 'my-garage'],
])('reads the type %j as %s', (text, type) => {
  expect(signInType(text)).toBe(type);
});

it.each(['/', '/my-garage', '/finance?car_id=7#finance-form', '/cars/a-b/checkout'])(
  'continues at %s',
  (path) => expect(pathOnSite(path, origin)).toBe(path),
);

it.each([
  null,
  '',
  'my-garage',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\evil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '/a\\..\\evil',
  'javascript:alert(1)',
  '/\n//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/./%2fevil.example',
])('does not leave the site for %j', (text) => {
  expect(pathOnSite(text, origin)).toBeUndefined();
});

it('never leaves the site, whatever an address names', () => {
  const piece = fc.constantFrom(
    '/',
    '/.',
    '/..',
    '/%2e',
    '\\',
    '%2f',
    '%5c',
    'evil.example',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '.',
    'https',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = pathOnSite(pieces.join(''), origin);
      if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: 5000 },
  );
});
