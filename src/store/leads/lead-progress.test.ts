import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import {
  beginProgress,
  deleteLeadsWithoutContact,
  storeValuation,
  lockedProgress,
  addressesSent,
  leadsWithNews,
  updateProgress,
} from './lead-progress.ts';
import { insertDeliveries } from './lead-deliveries.ts';
import { insertLead, leadOfSite } from './leads.ts';

const site = someSite('progress-store');
const offer = { low: 17_500, high: 19_000, confidence: 0.6, sample: 21 };

onEveryDatabase('lead progress', (database) => {
  const begun = async (contacted = false) => {
    const lead = { ...someSubmission(), id: randomUUID(), idempotency_key: randomUUID() };
    const { db } = database();
    await db.transaction().execute(async (trx) => {
      await insertLead(trx, { ...lead, site_slug: site.slug, form_completed: false });
      await beginProgress(trx, lead.id, { contacted, jobWaits: false });
    });
    const stored = () => leadOfSite(db, site.slug, lead.id);
    const daysAgo = (days: number) =>
      db
        .updateTable('lead_progress')
        .set({ touched_at: new Date(Date.now() - days * 86_400_000) })
        .where('lead_id', '=', lead.id)
        .execute();
    const found = () => db.transaction().execute((trx) => lockedProgress(trx, { leadId: lead.id }));
    const of: { siteSlug: string; idempotencyKey: string } = {
      siteSlug: site.slug,
      idempotencyKey: lead.idempotency_key,
    };
    return { id: lead.id, of, found, stored, db, daysAgo };
  };

  it('is found by the lead’s id, or by its site and key', async () => {
    const { id, of, found, db } = await begun();
    expect(await found()).toMatchObject({
      lead: { id, form_completed: false },
      contacted: false,
      hasNews: true,
      timesSent: 0,
    });
    const byKey = (where: typeof of) =>
      db.transaction().execute((trx) => lockedProgress(trx, where));
    expect((await byKey(of))?.lead.id).toBe(id);
    expect(await byKey({ ...of, siteSlug: 'elsewhere' })).toBeUndefined();
    expect(await byKey({ ...of, idempotencyKey: 'another' })).toBeUndefined();
  });

  it('stores a screen’s answers and restarts the quiet time', async () => {
    const { id, found, db } = await begun();
    await db
      .updateTable('lead_progress')
      .set({ touched_at: new Date(Date.now() - 3_600_000) })
      .where('lead_id', '=', id)
      .execute();
    const before = await found();
    expect(before?.quietSeconds).toBeGreaterThan(3500);
    const fields = someFields({ name: 'Kim' });
    await db
      .transaction()
      .execute((trx) =>
        updateProgress(
          trx,
          { ...before!.lead, fields, offer_accepted: false },
          { contacted: true, hasNews: false, jobWaits: true },
        ),
      );
    const after = await found();
    expect(after).toMatchObject({
      lead: { fields: { name: 'Kim' }, offer_accepted: false },
      contacted: true,
      hasNews: false,
      jobWaits: true,
    });
    expect(after?.quietSeconds).toBeLessThan(60);
  });

  it('is deleted with its lead after a month without contact details', async () => {
    const old = await begun();
    const [young, reachable] = [await begun(), await begun(true)];
    await old.daysAgo(31);
    await young.daysAgo(29);
    await reachable.daysAgo(400);
    expect(await deleteLeadsWithoutContact(old.db, 30)).toBe(1);
    expect(await old.stored()).toBeUndefined();
    for (const { stored, id, found } of [young, reachable]) {
      expect(await stored()).toMatchObject({ id });
      expect(await found()).toBeDefined();
    }
    expect(await deleteLeadsWithoutContact(old.db, 30)).toBe(0);
  });

  it('is deleted in any number', async () => {
    const { id, db, daysAgo } = await begun();
    await daysAgo(31);
    await sql`
      with copied as (
        insert into lead (id, site_slug, idempotency_key, category, dealership_slug, fields, origin)
        select gen_random_uuid(), site_slug, n::text, category, dealership_slug, fields, origin
        from lead, generate_series(1, 1200) n where id = ${id}
        returning id
      )
      insert into lead_progress (lead_id, touched_at) select id, now() - interval '31 days' from copied`.execute(
      db,
    );
    expect(await deleteLeadsWithoutContact(db, 30)).toBe(1201);
  });

  it('has news while the lead has contact details and the dealer lacks part of it', async () => {
    const { id, db, found } = await begun(true);
    const other = await begun();
    const withNews = (leadId?: string) => Array.fromAsync(leadsWithNews(db, leadId));
    expect(await withNews()).toContain(id);
    expect(await withNews(other.id)).toEqual([]);
    const progress = (await found())!;
    await db
      .transaction()
      .execute((trx) => updateProgress(trx, progress.lead, { ...progress, hasNews: false }));
    expect(await withNews(id)).toEqual([]);
  });

  it('lists the lead’s receivers, each with the last revision sent', async () => {
    const { id, db } = await begun(true);
    const delivery = (channel: string, target: string, revision: number) => ({
      id: randomUUID(),
      channel,
      target,
      revision,
    });
    await insertDeliveries(db, id, [
      delivery('email', 'east@yard.example', 0),
      delivery('email', 'east@yard.example', 1),
      delivery('email', 'west@yard.example', 0),
      delivery('auto-reply', 'mia@example.com', 0),
    ]);
    expect(await addressesSent(db, id)).toEqual([
      { channel: 'email', target: 'east@yard.example', revision: 1 },
      { channel: 'email', target: 'west@yard.example', revision: 0 },
    ]);
  });

  it('stores the valuation for the browser that has the key, only once for a completed lead', async () => {
    const { of, found, stored, db } = await begun();
    expect(await storeValuation(db, of, offer)).toBe(true);
    expect(await storeValuation(db, of, { ...offer, low: 1 })).toBe(true);
    expect((await stored())?.miscellaneous).toEqual({ valuation: { ...offer, low: 1 } });
    const { lead } = (await found())!;
    await db
      .transaction()
      .execute((trx) =>
        updateProgress(
          trx,
          { ...lead, form_completed: true },
          { contacted: true, hasNews: true, jobWaits: false },
        ),
      );
    expect(await storeValuation(db, of, { ...offer, low: 2 })).toBe(true);
    expect((await stored())?.miscellaneous).toEqual({ valuation: { ...offer, low: 1 } });
    expect(await storeValuation(db, { ...of, idempotencyKey: 'another' }, offer)).toBe(false);
    expect(await storeValuation(db, { ...of, siteSlug: 'elsewhere' }, offer)).toBe(false);
  });
});
