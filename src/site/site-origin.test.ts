import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { siteOrigin, visitedOrigin } from './site-origin.ts';

const production = { scheme: 'https', baseDomain: 'forecourt.example', port: 3000 } as const;

it('uses the first of the site’s own domains', () => {
  const site = someSite('yard', { domains: ['www.yard.example', 'yard.example'] });
  expect(siteOrigin(site, production)).toBe('https://www.yard.example');
});

it('uses the site’s slug under the base domain if it has no own domain', () => {
  expect(siteOrigin(someSite('yard'), production)).toBe('https://yard.forecourt.example');
});

it('includes the server’s port only on a developer’s machine', () => {
  const local = { scheme: 'http', baseDomain: 'localhost', port: 43_601 } as const;
  expect(siteOrigin(someSite('yard'), local)).toBe('http://yard.localhost:43601');
});

it.each([
  ['www.yard.example', 'https://www.yard.example'],
  ['YARD.example:443', 'https://yard.example'],
  ['yard.forecourt.example.', 'https://yard.forecourt.example'],
  // a client may send any header
  ['evil.example', 'https://www.yard.example'],
  ['yard.forecourt.example.evil.example', 'https://www.yard.example'],
  ['other.forecourt.example', 'https://www.yard.example'],
  ['', 'https://www.yard.example'],
])('leads a shopper at %s back to %s', (host, expected) => {
  const site = someSite('yard', { domains: ['www.yard.example', 'yard.example'] });
  expect(visitedOrigin(site, production, host)).toBe(expected);
});
