import { expect, it } from 'vitest';
import { addRemovedSite } from '#store/sites/removed-sites.ts';
import { allSites, saveSite } from '#store/sites/site-repository.ts';
import { rowsOfAllTables, tablesWith } from '#tests/support/all-tables.ts';
import { fullSite } from '#tests/support/full-site.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { renameSite } from './rename-site.ts';

const atOnce = async () => undefined;
const rename = { baseDomain: 'forecourt.example', slug: 'oldname', newSlug: 'newname' };
// a site whose dealerships do not have its slug
const neutral = (slug: string) => ({ ...someSettings('neutral'), slug });

onEveryDatabase('a renamed site', (database) => {
  it('is moved in every table that the database has, and loses no row', async () => {
    const { db } = database();
    const origin = 'https://oldname.forecourt.example:8080';
    const { leadId } = await fullSite(db, 'oldname', {
      origin,
      dealership: 'neutral-yard',
      settings: neutral('oldname'),
    });
    const before = await rowsOfAllTables(db);
    const found = await tablesWith(db, 'oldname');
    const writeLate = async () =>
      void (await db
        .insertInto('site_event')
        .values({ site_slug: 'oldname', event: 'callDealer', vehicle_id: null })
        .execute());
    const renamed = await renameSite(db, rename, writeLate);
    expect(renamed).toMatchObject({ ok: true, rows: { site: 1, lead: 1, site_event: 2 } });
    expect(await rowsOfAllTables(db)).toEqual({
      ...before,
      site_event: (before['site_event'] ?? 0) + 1,
    });
    expect(await tablesWith(db, 'oldname')).toEqual([]);
    expect(await tablesWith(db, 'newname')).toEqual(found);
    const { id } = await db
      .selectFrom('lead')
      .select('id')
      .where('site_slug', '=', 'newname')
      .executeTakeFirstOrThrow();
    expect(id).toBe(leadId);
    const subscriber = db.selectFrom('alert_subscriber').select('origin');
    expect(await subscriber.execute()).toEqual([
      { origin: 'https://newname.forecourt.example:8080' },
    ]);
    const [site] = await allSites(db);
    expect(site).toMatchObject({ slug: 'newname', settings: neutral('newname') });
  });

  it('is refused where another site is, has been, or has the address', async () => {
    const { db } = database();
    await saveSite(db, 'early', someSettings('early', { domains: ['claimed.forecourt.example'] }));
    await saveSite(db, 'other', someSettings('other'));
    const gone = { slug: 'gone', name: 'Gone', leads_days: null, reservations_days: null };
    await db.transaction().execute((trx) => addRemovedSite(trx, gone));
    const before = await allSites(db);
    for (const [newSlug, refused] of [
      ['early', { reason: 'taken' }],
      ['gone', { reason: 'has-records' }],
      ['claimed', { reason: 'host-taken', owner: 'early' }],
      ['Not a slug', { reason: 'not-a-slug' }],
    ] as const) {
      const result = await renameSite(db, { ...rename, slug: 'other', newSlug }, atOnce);
      expect(result).toEqual({ ok: false, ...refused });
    }
    const unknown = await renameSite(db, { ...rename, slug: 'nobody', newSlug: 'free' }, atOnce);
    expect(unknown).toEqual({ ok: false, reason: 'unknown' });
    expect(await allSites(db)).toEqual(before);
  });
});
