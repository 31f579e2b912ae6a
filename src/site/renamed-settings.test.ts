import { expect, it } from 'vitest';
import { someSettings } from '#tests/support/sites.ts';
import { openSite } from './open-site.ts';
import { parseSiteSettings } from './parse-site-settings.ts';

const oldNames = {
  accounts: { privacy: { complaint_most_days: 45 } },
  checkout: { most_holds: 3 },
  trade_in: {
    offer: { most_years: 5, most_km: 80_000, least_confidence: 0.5, least_dollars: 2000 },
  },
};

const currentNames = {
  accounts: { privacy: { complaint_max_days: 45 } },
  checkout: { max_holds: 3 },
  trade_in: {
    offer: { max_years: 5, max_km: 80_000, min_confidence: 0.5, min_offer_dollars: 2000 },
  },
};

it('reads a settings file with the names of an earlier release', () => {
  const parsed = parseSiteSettings(someSettings('yard', oldNames));
  expect(parsed).toMatchObject({ ok: true, settings: currentNames });
  expect(parsed).toEqual(parseSiteSettings(someSettings('yard', currentNames)));
});

it('opens a site that was stored with the names of an earlier release', () => {
  const settings = someSettings('yard', oldNames);
  expect(openSite({ slug: 'yard', version: 1, settings })).toMatchObject({
    ok: true,
    site: { settings: currentNames },
  });
});

it('refuses a setting with both its old and its current name', () => {
  const trade_in = { offer: { most_km: 80_000, max_km: 90_000 } };
  expect(parseSiteSettings(someSettings('yard', { trade_in }))).toEqual({
    ok: false,
    faults: [
      {
        path: 'trade_in.offer.most_km',
        message: 'is the old name of max_km, which is also set; remove this one',
      },
    ],
  });
});

it('reports a fault in a setting with an old name, and groups of the wrong type', () => {
  expect(parseSiteSettings(someSettings('yard', { checkout: { most_holds: 0 } }))).toMatchObject({
    ok: false,
    faults: [{ path: 'checkout.max_holds' }],
  });
  expect(parseSiteSettings(someSettings('yard', { trade_in: [] }))).toMatchObject({
    ok: false,
    faults: [{ path: 'trade_in' }],
  });
  expect(parseSiteSettings(null)).toMatchObject({ ok: false });
});
