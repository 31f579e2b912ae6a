import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { siteOrigin } from './site-origin.ts';

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
