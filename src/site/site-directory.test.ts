import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { SiteDirectory } from './site-directory.ts';
import { wwwTwin } from './site-hosts.ts';
import { siteOrigin } from './site-origin.ts';

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

describe('the www. twins of domains', () => {
  const twins = new SiteDirectory(
    [
      someSite('yard', { domains: ['yard.example', 'www.old-yard.example'] }),
      someSite('vans', { domains: ['vans.example', 'www.vans.example'] }),
      someSite('trucks', { domains: ['trucks.example'], redirect_www: false }),
      someSite('www', { domains: ['localhost.example', 'www.bikes.localhost', 'www.com'] }),
    ],
    'localhost',
  );

  it.each([
    ['www.yard.example', 'yard'],
    ['WWW.Yard.Example:443', 'yard'],
    ['www.yard.example.', 'yard'],
    ['old-yard.example', 'yard'],
  ])('redirects %s to the site %s', (host, slug) => {
    expect(twins.redirectedFrom(host)?.slug).toBe(slug);
    expect(twins.byHost(host)).toBeUndefined();
  });

  it.each([
    'yard.example',
    'www.old-yard.example',
    'www.vans.example',
    'www.trucks.example',
    'www.www.yard.example',
    'www.yard.localhost',
    'com',
    '',
  ])('does not redirect %j', (host) => {
    expect(twins.redirectedFrom(host)).toBeUndefined();
  });

  it('end at a page of the same site after one redirect, whatever domains sites have', () => {
    const name = fc.constantFrom('yard', 'www.yard', 'www.www.yard', 'a.yard', 'www.a.yard', 'www');
    const ending = fc.constantFrom('.example', '.localhost', '.com.au');
    const domain = fc.tuple(name, ending).map((parts) => parts.join(''));
    const domains = fc.uniqueArray(domain, { maxLength: 8 });
    const owners = fc.array(fc.nat(2), { minLength: 8, maxLength: 8 });
    const deployment = { scheme: 'https', baseDomain: 'localhost', port: undefined } as const;
    let redirects = 0;
    fc.assert(
      fc.property(
        domains,
        owners,
        fc.tuple(fc.boolean(), domain),
        (all, owner, [isUpper, host]) => {
          const sites = ['one', 'two', 'www'].map((slug, at) =>
            // nobody may list the address of a site, which `site apply` refuses
            someSite(slug, {
              domains: all.filter((one, index) => owner[index] === at && one !== 'www.localhost'),
            }),
          );
          const directory = new SiteDirectory(sites, 'localhost');
          const site = directory.redirectedFrom(isUpper ? host.toUpperCase() : host);
          if (!site) return;
          redirects += 1;
          const { host: target } = new URL(siteOrigin(site, deployment));
          expect(directory.byHost(target)).toBe(site);
          expect(directory.redirectedFrom(target)).toBeUndefined();
          expect(site.settings.domains).toContain(wwwTwin(host));
        },
      ),
      { numRuns: 500 },
    );
    expect(redirects).toBeGreaterThan(20);
  });
});
