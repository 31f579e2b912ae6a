import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { isItemPath, listedPages, platformPageAt, platformPages } from './platform-pages.ts';

const everything = { offers: true, models: true, posts: true };
const nothing = { offers: false, models: false, posts: false };
const pathsOf = (settings: Record<string, unknown>, content = everything) =>
  listedPages(someSite('yard', settings).settings, content).map(({ path }) => path);

describe('the pages of the platform', () => {
  it('each have an address of their own', () => {
    for (const page of platformPages) {
      const path = `/${page.pattern}`.replace(/\/?\*$/, '').replaceAll(/:(\w+)\??/g, 'some-$1');
      expect(platformPageAt(path === '' ? '/' : path)?.pattern).toBe(page.pattern);
    }
  });

  it('have the modules that their rows name', () => {
    const modules = platformPages.flatMap(({ route }) => route ?? []);
    const absent = modules.filter(
      (route) => !existsSync(new URL(`../../web/${route}`, import.meta.url)),
    );
    expect(absent).toEqual([]);
  });

  it('are items where the address ends in a name', () => {
    expect(isItemPath('/cars/2019-kia-seltos')).toBe(true);
    expect(isItemPath('/cars/trade-in')).toBe(false);
    expect(isItemPath('/dealerships/kia')).toBe(false);
  });

  it('are found as the router finds them', () => {
    const same = ['/finance', '/finance/', '/Finance', '/FINANCE', '/%66inance'].map(
      (path) => platformPageAt(path)?.pattern,
    );
    expect(new Set(same)).toEqual(new Set(['finance']));
    expect(platformPageAt('/%E0%A4%A')).toBeUndefined();
  });

  it('are listed where a site has them and something to show on them', () => {
    const on = { finance: { enabled: true }, trade_in: { enabled: true } };
    expect(pathsOf(on)).toEqual(
      expect.arrayContaining(['/', '/search', '/finance', '/trade-in', '/dealerships', '/service']),
    );
    expect(pathsOf(on)).toEqual(expect.arrayContaining(['/special-offers', '/models', '/blog']));
    expect(pathsOf(on, nothing).filter((path) => /offers|models|blog/.test(path))).toEqual([]);
    const off = { finance: { enabled: false }, trade_in: { enabled: false } };
    expect(pathsOf(off).filter((path) => /finance|trade-in/.test(path))).toEqual([]);
  });

  it('are not listed where a site sends their shoppers elsewhere', () => {
    const elsewhere = {
      finance: { enabled: true },
      finance_page: { forwards_to: 'https://lender.example/apply' },
      service: { external_booking: 'https://booking.example/' },
    };
    expect(pathsOf(elsewhere).filter((path) => /finance|service/.test(path))).toEqual([]);
  });
});
