import { expect, it } from 'vitest';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { followStock } from '#services/stock/follow-stock.ts';
import { removeSite } from '#services/sites/remove-site.ts';
import { saveSite } from '#store/sites/site-repository.ts';
import { rowsOfAllTables, tablesWith } from '#tests/support/all-tables.ts';
import { fullSite } from '#tests/support/full-site.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { dealershipRemoval, removeDealership } from './remove-dealership.ts';
import { dealershipSummaries } from './dealership-summaries.ts';

const [location] = someSettings('later')['locations'] as object[];
const atOnce = async () => undefined;

onEveryDatabase('a removed dealership', (database) => {
  it('is refused while a site names it, also with settings that this release refuses', async () => {
    const { db } = database();
    const { dealership } = await fullSite(db, 'named');
    const refused = async () => {
      const before = await rowsOfAllTables(db);
      const result = await removeDealership(db, dealership, atOnce);
      expect(result).toMatchObject({
        ok: false,
        reason: 'in-use',
        removal: { sites: ['named'], open_reservations: 0 },
      });
      expect(await rowsOfAllTables(db)).toEqual(before);
    };
    await refused();
    await saveSite(db, 'named', { ...someSettings('named'), template: 'no such one' });
    await refused();
  });

  it('is refused while its vehicles are reserved', async () => {
    const { db } = database();
    const { dealership, vehicleId } = await fullSite(db, 'reserved');
    await db
      .updateTable('vehicle_hold')
      .set({ state: 'requested' })
      .where('vehicle_id', '=', vehicleId)
      .execute();
    await removeSite(db, 'reserved', true, atOnce);
    expect(await removeDealership(db, dealership, atOnce)).toMatchObject({
      ok: false,
      removal: { sites: [], open_reservations: 1 },
    });
  });

  it('leaves rows only in the records of the dealer, and a reserved vehicle where no site lists it', async () => {
    const { db } = database();
    const { dealership, vehicleId } = await fullSite(db, 'leaving');
    await db.deleteFrom('vehicle_hold').where('vehicle_id', '=', vehicleId).execute();
    await removeSite(db, 'leaving', false, atOnce);
    const planned = await dealershipRemoval(db, dealership);
    const removed = await removeDealership(db, dealership, atOnce);
    expect(removed).toEqual({ ok: true, removal: planned });
    expect(planned.goes).toEqual({
      vehicle: 1,
      vehicle_before: 1,
      vehicle_views: 1,
      stock_import: 1,
      feed_source: 1,
      feed_run: 1,
    });
    expect(await tablesWith(db, dealership)).toEqual(['lead']);

    const kept = await fullSite(db, 'with-records');
    await removeSite(db, 'with-records', false, atOnce);
    await removeDealership(db, kept.dealership, atOnce);
    const vehicle = await db
      .selectFrom('vehicle')
      .select(['status', 'dealership_slug'])
      .where('id', '=', kept.vehicleId)
      .executeTakeFirstOrThrow();
    expect(vehicle).toEqual({ status: 'sold', dealership_slug: 'removed with-records-yard' });
    const slugs = (await dealershipSummaries(db)).map(({ slug }) => slug);
    expect(slugs.filter((slug) => slug.includes('with-records'))).toEqual([]);
  });

  it('is no longer found by searches, even by a later site that names it', async () => {
    const { db } = database();
    const { dealership, vehicleId } = await fullSite(db, 'searched');
    const site = someSite('later', {
      dealerships: [{ slug: dealership, name: 'Searched' }],
      locations: [{ ...location, dealership_slug: dealership }],
      search: { listing_visibility: false },
    });
    const index = new VehicleIndex(() => 'Searched');
    const follower = await followStock(database(), index, (error) => {
      throw error;
    });
    const isListed = () => index.open(site, new Date()).lists(vehicleId);
    expect(await isListed()).toBe(true);
    await removeSite(db, 'searched', false, atOnce);
    await removeDealership(db, dealership, () => follower.catchUp());
    expect(await isListed()).toBe(false);
    await follower.stop();
  });
});
