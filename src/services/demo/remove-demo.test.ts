import { expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { rowsOfAllTables, tablesWith } from '#tests/support/all-tables.ts';
import { fullSite } from '#tests/support/full-site.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { type DemoFiles, demoRemoval, removeDemo } from './remove-demo.ts';

const atOnce = async () => undefined;
const demoOf = (...slugs: string[]): DemoFiles => ({
  sites: slugs.map((slug) => ({ ...someSettings(slug), slug })),
  dealerships: slugs.map((slug) => `${slug}-yard`),
});

/** Makes a full site whose stock is from this feed. */
async function siteWithFeed(db: Kysely<Schema>, slug: string, source: string) {
  const made = await fullSite(db, slug);
  await db
    .updateTable('stock_import')
    .set({ source })
    .where('dealership_slug', '=', made.dealership)
    .execute();
  return made;
}

onEveryDatabase('the demo', (database) => {
  it('is removed with all that was made on it and nothing else, and only once', async () => {
    const { db } = database();
    await siteWithFeed(db, 'customer', 'feed.csv');
    const before = await rowsOfAllTables(db);
    await siteWithFeed(db, 'showyard', 'demo');
    const filled = await rowsOfAllTables(db);
    const demo = demoOf('showyard', 'never-applied');
    const planned = await demoRemoval(db, demo);
    expect(await rowsOfAllTables(db)).toEqual(filled);
    expect(await removeDemo(db, demo, atOnce)).toEqual(planned);
    expect(planned).toMatchObject({
      sites: [{ slug: 'showyard', rows: { lead: 1, visitor: 1, site: 1 } }],
      dealerships: [{ slug: 'showyard-yard', rows: { vehicle: 1, stock_import: 1 } }],
      left: [],
    });
    expect(await rowsOfAllTables(db)).toEqual(before);
    expect(await tablesWith(db, 'showyard')).toEqual([]);
    const again = await removeDemo(db, demo, () => expect.fail('waited for nothing'));
    expect(again).toEqual({ sites: [], dealerships: [], left: [] });
  });

  it('leaves a site with other settings, and the stock that it shows', async () => {
    const { db } = database();
    await siteWithFeed(db, 'changed', 'demo');
    await saveSite(db, 'changed', someSettings('changed', { tagline: 'Ours now' }));
    const before = await rowsOfAllTables(db);
    expect(await removeDemo(db, demoOf('changed'), atOnce)).toEqual({
      sites: [],
      dealerships: [],
      left: [
        { kind: 'site', slug: 'changed', reason: 'its settings are not those of the demo' },
        { kind: 'dealership', slug: 'changed-yard', reason: 'the site changed names it' },
      ],
    });
    expect(await rowsOfAllTables(db)).toEqual(before);
  });

  it('leaves a dealership with stock from another feed, and its site', async () => {
    const { db } = database();
    const { dealership } = await siteWithFeed(db, 'stocked', 'demo');
    const [one] = await db
      .selectFrom('stock_import')
      .selectAll()
      .where('dealership_slug', '=', dealership)
      .execute();
    const own = { id: '6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10', source: 'ours.csv', report: '{}' };
    await db
      .insertInto('stock_import')
      .values({ ...one, dealership_slug: dealership, ...own })
      .execute();
    const before = await rowsOfAllTables(db);
    expect((await removeDemo(db, demoOf('stocked'), atOnce)).left).toEqual([
      {
        kind: 'site',
        slug: 'stocked',
        reason: 'its dealership stocked-yard has stock from another feed, ours.csv',
      },
      {
        kind: 'dealership',
        slug: 'stocked-yard',
        reason: 'it has stock from another feed, ours.csv',
      },
    ]);
    expect(await rowsOfAllTables(db)).toEqual(before);
  });

  it('leaves stock that another site shows, and frees what the demo’s shoppers reserved', async () => {
    const { db } = database();
    const { vehicleId, dealership } = await siteWithFeed(db, 'shared', 'demo');
    const mine = { dealerships: [{ slug: dealership, name: 'Shared' }] };
    const settings = someSettings('borrower', mine);
    const [location] = settings['locations'] as object[];
    settings['locations'] = [{ ...location, dealership_slug: dealership }];
    await saveSite(db, 'borrower', settings);
    await db.updateTable('vehicle').set({ held: true }).where('id', '=', vehicleId).execute();
    await db
      .updateTable('vehicle_hold')
      .set({ state: 'held' })
      .where('vehicle_id', '=', vehicleId)
      .execute();
    expect(await removeDemo(db, demoOf('shared'), atOnce)).toMatchObject({
      sites: [{ slug: 'shared' }],
      dealerships: [],
      left: [{ kind: 'dealership', slug: dealership, reason: 'the site borrower names it' }],
    });
    const vehicle = await db
      .selectFrom('vehicle')
      .select(['held', 'dealership_slug'])
      .where('id', '=', vehicleId)
      .executeTakeFirstOrThrow();
    expect(vehicle).toEqual({ held: false, dealership_slug: dealership });
  });
});
