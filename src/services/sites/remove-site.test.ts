import { expect, it } from 'vitest';
import { removedSites } from '#store/sites/removed-sites.ts';
import { allSites, saveSite, siteRevision } from '#store/sites/site-repository.ts';
import { deleteExpiredPersonalData } from '#services/privacy/delete-expired-personal-data.ts';
import { rowsOfAllTables, tablesWith } from '#tests/support/all-tables.ts';
import { fullSite, tablesOfNobody } from '#tests/support/full-site.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { removeSite, siteRemoval } from './remove-site.ts';

/** The dealer's records. */
const records = [
  'finance_application',
  'giveaway_draw',
  'giveaway_prize',
  'lead',
  'lead_delivery',
  'lead_progress',
  'online_payment',
  'vehicle_hold',
];
const stock = [
  'feed_run',
  'feed_source',
  'stock_import',
  'vehicle',
  'vehicle_before',
  'vehicle_views',
];
const atOnce = async () => undefined;

onEveryDatabase('a removed site', (database) => {
  it('leaves rows only in the named tables, of all that the database has', async () => {
    const { db } = database();
    await fullSite(db, 'neighbour');
    const before = await rowsOfAllTables(db);
    await fullSite(db, 'leaving', { settings: someSettings('leaving') });
    const filled = await rowsOfAllTables(db);
    const unfilled = Object.keys(filled).filter((table) => filled[table] === before[table]);
    // a new table is filled by `fullSite`, or belongs to nobody
    expect(unfilled).toEqual(tablesOfNobody);

    const planned = await siteRemoval(db, 'leaving');
    expect(await rowsOfAllTables(db)).toEqual(filled);
    const removed = await removeSite(db, 'leaving', false, atOnce);
    expect(removed).toEqual({ ok: true, removal: planned });

    const after = await rowsOfAllTables(db);
    const expected: Record<string, number> = { ...before, removed_site: 1 };
    for (const table of [...records, ...stock]) expected[table] = filled[table] ?? 0;
    expect(after).toEqual(expected);
    expect(planned?.goes).toEqual(
      Object.fromEntries(
        Object.keys(filled)
          .filter((table) => filled[table] !== after[table] && table !== 'removed_site')
          .map((table) => [table, 1]),
      ),
    );
    expect(planned?.stays).toEqual(Object.fromEntries(records.map((table) => [table, 1])));
    expect(await tablesWith(db, 'leaving')).toEqual(
      [...records, ...stock, 'removed_site']
        .filter(
          (table) =>
            !['finance_application', 'lead_delivery', 'lead_progress', 'vehicle_views'].includes(
              table,
            ),
        )
        .toSorted(),
    );
  });

  it('deletes what other processes write until they know of it', async () => {
    const { db } = database();
    await fullSite(db, 'late');
    const event = { site_slug: 'late', event: 'callDealer', vehicle_id: null };
    const writeLate = async () => void (await db.insertInto('site_event').values(event).execute());
    const removed = await removeSite(db, 'late', false, writeLate);
    expect(removed).toMatchObject({ ok: true, removal: { goes: { site_event: 2 } } });
    expect(await tablesWith(db, 'callDealer')).toEqual([]);
  });

  it('leaves a new site with its slug alone, which takes over its records', async () => {
    const { db } = database();
    await fullSite(db, 'again');
    const [known] = (await allSites(db)).filter(({ slug }) => slug === 'again');
    const applyAgain = async () => void (await saveSite(db, 'again', someSettings('again')));
    expect(await removeSite(db, 'again', false, applyAgain)).toMatchObject({ ok: true });
    const [renewed] = (await allSites(db)).filter(({ slug }) => slug === 'again');
    // a process that remembers a page of the earlier site must not send it
    expect(renewed?.version).toBeGreaterThan(known?.version ?? Infinity);
    expect((await removedSites(db)).map(({ slug }) => slug)).not.toContain('again');
  });

  it('is refused while a lead is not delivered or a reservation is open, unless it is forced', async () => {
    const { db } = database();
    for (const [slug, unfinish, refused] of [
      [
        'waiting',
        (leadId: string) =>
          db
            .updateTable('lead_delivery')
            .set({ state: 'waiting' })
            .where('lead_id', '=', leadId)
            .execute(),
        { undelivered_leads: 1, open_reservations: 0 },
      ],
      [
        'without-receiver',
        (leadId: string) => db.deleteFrom('lead_delivery').where('lead_id', '=', leadId).execute(),
        { undelivered_leads: 1, open_reservations: 0 },
      ],
      [
        'abandoned',
        (leadId: string) =>
          db
            .updateTable('lead_progress')
            .set({ has_news: true })
            .where('lead_id', '=', leadId)
            .execute(),
        { undelivered_leads: 1, open_reservations: 0 },
      ],
      [
        'reserved',
        (leadId: string) =>
          db
            .updateTable('vehicle_hold')
            .set({ state: 'paid' })
            .where('lead_id', '=', leadId)
            .execute(),
        { undelivered_leads: 0, open_reservations: 1 },
      ],
    ] as const) {
      const { leadId } = await fullSite(db, slug);
      await unfinish(leadId);
      const before = [await rowsOfAllTables(db), await siteRevision(db)];
      expect(await removeSite(db, slug, false, atOnce), slug).toMatchObject({
        ok: false,
        reason: 'unfinished',
        removal: refused,
      });
      expect([await rowsOfAllTables(db), await siteRevision(db)]).toEqual(before);
      expect(await removeSite(db, slug, true, atOnce)).toMatchObject({ ok: true });
    }
    expect(await removeSite(db, 'nobody', true, atOnce)).toEqual({ ok: false, reason: 'unknown' });
  });

  it('has the personal details of its leads deleted when its settings said', async () => {
    const { db } = database();
    const settings = someSettings('brief', { retention: { leads_days: 30 } });
    const { leadId } = await fullSite(db, 'brief', { settings });
    await removeSite(db, 'brief', false, atOnce);
    const log = { info: () => undefined };
    const name = async () => {
      const { fields } = await db
        .selectFrom('lead')
        .select('fields')
        .where('id', '=', leadId)
        .executeTakeFirstOrThrow();
      return fields['name'];
    };
    await deleteExpiredPersonalData(db, [], log);
    expect(await name()).toBe('Mia');
    await db
      .updateTable('lead')
      .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', leadId)
      .execute();
    await deleteExpiredPersonalData(db, [], log);
    expect(await name()).toBe('');
  });
});
