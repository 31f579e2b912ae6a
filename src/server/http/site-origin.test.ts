import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { siteOrigin } from './site-origin.ts';

const production = { scheme: 'https', baseDomain: 'forecourt.example', port: 3000 } as const;

it('is the first of the site’s own domains', () => {
  const site = someSite('yard', { domains: ['www.yard.example', 'yard.example'] });
  expect(siteOrigin(site, production)).toBe('https://www.yard.example');
});

it('is the site’s name under the base domain where it has none', () => {
  expect(siteOrigin(someSite('yard'), production)).toBe('https://yard.forecourt.example');
});

it('has the server’s port on a developer’s machine alone', () => {
  const local = { scheme: 'http', baseDomain: 'localhost', port: 43_601 } as const;
  expect(siteOrigin(someSite('yard'), local)).toBe('http://yard.localhost:43601');
});
