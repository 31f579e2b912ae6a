import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWellFormedPath, requestUrl } from './request-url.ts';

const origin = 'http://banksia-motors.localhost:3000';

describe('the address of a request', () => {
  it.each([
    '/',
    '/search?query=a b',
    '/cars/%C3%A9',
    '/search?range[price]=1:2',
    '/x?next=//evil.com\\',
  ])('%s is understood', (target) => {
    expect(requestUrl(target, origin)?.origin).toBe(origin);
  });

  it.each([
    '//evil.com',
    '/\\evil.com',
    '/.//evil.com',
    '/%2e//evil.com',
    '/x/..//evil.com',
    '/x\\..\\\\evil.com',
    '/%00',
    '/%0d%0aset-cookie:x',
    '/%ff',
    '/%',
    '*',
    'evil.com:443',
    'http://evil.com/',
    '',
  ])('%s is not', (target) => {
    expect(requestUrl(target, origin)).toBeUndefined();
  });

  it('is rejected if its host is malformed', () => {
    for (const host of ['', 'x:99999', 'x y', '[::1'])
      expect(requestUrl('/', `http://${host}`)).toBeUndefined();
  });

  it('stays on its host even if it is resolved again', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      'evil.com',
      '?',
      '#',
      '\t',
      ' ',
      '%5c',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const url = requestUrl(`/${pieces.join('')}`, origin);
        if (!url) return;
        const again = new URL(url.pathname + url.search, origin);
        expect([url.origin, again.origin]).toEqual([origin, origin]);
        expect(isWellFormedPath(`/${pieces.join('')}`)).toBe(true);
      }),
      { numRuns: 5000, seed: 1 },
    );
  });
});
