import { describe, expect, it } from 'vitest';
import { type Redirect, redirectFor, withoutFinalSlash } from './redirect.ts';

const redirects = new Map<string, Redirect>(
  [
    { from: '/stock.html', to: '/search', permanent: true },
    { from: '/index.php?id=12', to: '/about-us', permanent: true },
    { from: '/old', to: '/older', permanent: true },
    { from: '/older', to: '/sale', permanent: false },
    { from: '/sale', to: '/eofy#offers', permanent: true },
    { from: '/a', to: '/b', permanent: true },
    { from: '/b', to: '/a', permanent: true },
    { from: '/kia', to: 'https://kia.example/', permanent: true },
  ].map((redirect) => [redirect.from, redirect]),
);

describe('a redirect', () => {
  it.each([
    ['/stock.html', '', { to: '/search', permanent: true }],
    ['/stock.html', '?make=Kia', { to: '/search?make=Kia', permanent: true }],
    ['/index.php', '?id=12', { to: '/about-us', permanent: true }],
    ['/index.php', '?id=13', undefined],
    ['/sale', '?utm=1', { to: '/eofy?utm=1#offers', permanent: true }],
    ['/kia', '', { to: 'https://kia.example/', permanent: true }],
    ['/search', '', undefined],
  ])('from %s%s leads to %o', (path, query, expected) => {
    expect(redirectFor(redirects, path, query)).toEqual(expected);
  });

  it('leads through others in one step, for good only if all of them do', () => {
    expect(redirectFor(redirects, '/old', '')).toEqual({ to: '/eofy#offers', permanent: false });
  });

  it('in a circle leads nowhere', () => {
    expect(redirectFor(redirects, '/a', '')).toBeUndefined();
  });

  const hosts = ['www.yard.example', 'yard.forecourt.example'];
  it.each(hosts.flatMap((host) => ['http', 'https'].map((scheme) => `${scheme}://${host}`)))(
    'to the same path at the site’s own address %s leads nowhere',
    (origin) => {
      for (const path of ['/', '/sale', '/sale/', '/sale?utm=1', '/sale#top', '/cars/old-car']) {
        const from = withoutFinalSlash(path.split(/[?#]/)[0] ?? '');
        const own = new Map([[from, { from, to: origin + path, permanent: true }]]);
        expect(redirectFor(own, from, '', hosts), path).toBeUndefined();
        expect(redirectFor(own, from, '', ['another.example'])?.to).toBe(origin + path);
      }
    },
  );

  it.each([
    ['/sale', '/sale/'],
    ['/sale', '/./sale'],
    ['/sale', '/old/../sale?utm=1#top'],
    ['/sale', '/sale\\'],
    ['/caf%C3%A9', '/café'],
    ['/sale', 'https://www.yard.example./sale'],
    ['/sale', 'https://WWW.Yard.example:443/x/../sale'],
  ])('from %s to %s, which browsers request at the same path, leads nowhere', (from, to) => {
    const own = new Map([[from, { from, to, permanent: true }]]);
    expect(redirectFor(own, from, '', hosts)).toBeUndefined();
  });

  it('to another path at the site’s own address is followed there', () => {
    const to = 'https://www.yard.example/old';
    const own = new Map([...redirects, ['/x', { from: '/x', to, permanent: true }] as const]);
    expect(redirectFor(own, '/x', '', hosts)).toEqual({ to: '/eofy#offers', permanent: false });
  });
});
