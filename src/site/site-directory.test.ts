import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { SiteDirectory } from './site-directory.ts';

const directory = new SiteDirectory(
  [
    someSite('yard', { domains: ['www.yard.com.au'] }),
    someSite('vans', { domains: ['yard.localhost'] }),
  ],
  'localhost',
);

it.each([
  ['yard.localhost', 'yard'],
  ['yard.localhost:3000', 'yard'],
  ['YARD.LocalHost:3000', 'yard'],
  ['yard.localhost.', 'yard'],
  ['www.yard.com.au', 'yard'],
  ['vans.localhost', 'vans'],
])('maps %s to the site %s', (host, slug) => {
  expect(directory.byHost(host)?.slug).toBe(slug);
});

it.each([
  '',
  'localhost',
  'yard',
  'yard.example',
  'a.yard.localhost',
  'www.yard.com.au.evil.example',
  '__proto__.localhost',
])('finds no site for %j', (host) => {
  expect(directory.byHost(host)).toBeUndefined();
});
