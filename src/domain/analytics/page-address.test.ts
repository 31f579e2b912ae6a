import { expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

it('does not depend on the campaign that a visitor comes from', () => {
  const url = new URL('http://a.localhost/search?utm_source=x&make=Kia&gclid=1&fbclid=2');
  expect(pageAddress(url)).toBe('/search?make=Kia');
  expect(pageAddress(new URL('http://a.localhost/search?q=a+b'))).toBe('/search?q=a+b');
});
