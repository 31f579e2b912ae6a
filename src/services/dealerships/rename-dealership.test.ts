import { expect, it } from 'vitest';
import { allSites, saveSite } from '#store/sites/site-repository.ts';
import { SiteVehicles } from '#store/stock/site-vehicles.ts';
import { lockProgress, nextChanges } from '#store/alerts/stock-news.ts';
import { stockVersion } from '#store/stock/stock-changes.ts';
import { rowsOfAllTables, tablesWith } from '#tests/support/all-tables.ts';
import { fullSite } from '#tests/support/full-site.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { renameDealership } from './rename-dealership.ts';

const atOnce = async () => undefined;

onEveryDatabase('a renamed dealership', (database) => {
  it('is renamed in every table that the database has and in the settings, and loses no row', async () => {
    const { db } = database();
    const { vehicleId } = await fullSite(db, 'town', {
      dealership: 'oldyard',
      settings: settingsWith('oldyard'),
    });
    const before = await rowsOfAllTables(db);
    const found = await tablesWith(db, 'oldyard');
    const writeLate = async () =>
      void (await db
        .insertInto('site_event')
        .values({ site_slug: 'town', event: 'x', vehicle_id: null, dealership_slug: 'oldyard' })
        .execute());
    const renamed = await renameDealership(db, { slug: 'oldyard', newSlug: 'newyard' }, writeLate);
    expect(renamed).toMatchObject({
      ok: true,
      sites: ['town'],
      rows: { vehicle: 1, lead: 1, stock_import: 1 },
    });
    expect(await tablesWith(db, 'oldyard')).toEqual([]);
    expect(await tablesWith(db, 'newyard')).toEqual(found);
    const after = await rowsOfAllTables(db);
    // the trigger stores the vehicle as it was
    expect(after).toEqual({
      ...before,
      site_event: (before['site_event'] ?? 0) + 1,
      vehicle_before: (before['vehicle_before'] ?? 0) + 1,
    });
    expect((await allSites(db))[0]?.settings).toEqual(settingsWith('newyard'));
    const site = someSite('town', settingsWith('newyard'));
    expect(await new SiteVehicles(db, site).byId(vehicleId)).toBeDefined();
  });

  it('makes no news for alerts, to which the vehicles are the same', async () => {
    const { db } = database();
    const until = await stockVersion(db);
    await db.transaction().execute(async (trx) => {
      const progress = await lockProgress(trx);
      if (!progress) throw new Error('No progress');
      const changes = await nextChanges(trx, progress, { until, limit: 10 });
      expect(changes.length).toBeGreaterThan(0);
      for (const { before, after } of changes)
        expect(before?.dealership_slug).toBe(after.dealership_slug);
    });
  });

  it('is refused where another dealership is, or where a filter or faulty settings need an operator', async () => {
    const { db } = database();
    const filter = 'dealership_slug = "filtered-yard"';
    await saveSite(db, 'filtered', someSettings('filtered', { search: { filter } }));
    await saveSite(db, 'invalid', { ...someSettings('invalid'), template: 'none' });
    await saveSite(db, 'other', someSettings('other'));
    const before = await allSites(db);
    for (const [slug, newSlug, refused] of [
      ['other-yard', 'filtered-yard', { reason: 'taken' }],
      ['other-yard', 'Not a slug', { reason: 'not-a-slug' }],
      ['nobody', 'free', { reason: 'unknown' }],
      ['filtered-yard', 'free', { reason: 'filtered', site: 'filtered' }],
      ['invalid-yard', 'free', { reason: 'invalid', site: 'invalid' }],
    ] as const)
      expect(await renameDealership(db, { slug, newSlug }, atOnce)).toEqual({
        ok: false,
        ...refused,
      });
    expect(await allSites(db)).toEqual(before);
  });
});

function settingsWith(dealership: string): Record<string, unknown> {
  const settings = someSettings('town');
  const [location] = settings['locations'] as object[];
  return {
    ...settings,
    dealerships: [{ slug: dealership, name: 'Yard' }],
    locations: [{ ...location, dealership_slug: dealership }],
  };
}
