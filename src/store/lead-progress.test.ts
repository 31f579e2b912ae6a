import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { beginProgress, keepValuation, lockedProgress, updateProgress } from './lead-progress.ts';
import { SiteLeads } from './site-leads.ts';

const site = someSite('progress-store');
const offer = { low: 17_500, high: 19_000, confidence: 0.6, sample: 21 };

onEveryDatabase('the progress of a lead', (database) => {
  const begun = async () => {
    const lead = { ...someSubmission(), id: randomUUID(), idempotency_key: randomUUID() };
    const { db } = database();
    const leads = new SiteLeads(db, site);
    await leads.add({ ...lead, form_completed: false }, [], (transaction) =>
      beginProgress(transaction, lead.id, { contacted: false, jobWaits: false }),
    );
    const found = () =>
      db.transaction().execute((transaction) => lockedProgress(transaction, { leadId: lead.id }));
    const of: { siteSlug: string; idempotencyKey: string } = {
      siteSlug: site.slug,
      idempotencyKey: lead.idempotency_key,
    };
    return { id: lead.id, of, found, leads, db };
  };

  it('is found by the lead’s id, or on its site by its key', async () => {
    const { id, of, found, db } = await begun();
    expect(await found()).toMatchObject({
      lead: { id, form_completed: false },
      contacted: false,
      hasNews: true,
      handovers: 0,
    });
    const byKey = (where: typeof of) =>
      db.transaction().execute((transaction) => lockedProgress(transaction, where));
    expect((await byKey(of))?.lead.id).toBe(id);
    expect(await byKey({ ...of, siteSlug: 'elsewhere' })).toBeUndefined();
    expect(await byKey({ ...of, idempotencyKey: 'another' })).toBeUndefined();
  });

  it('goes on with what a screen has added, and counts as touched', async () => {
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
      .execute((transaction) =>
        updateProgress(
          transaction,
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

  it('keeps the valuation of the browser that has the key; of a completed lead only the first', async () => {
    const { id, of, found, leads, db } = await begun();
    expect(await keepValuation(db, of, offer)).toBe(true);
    expect(await keepValuation(db, of, { ...offer, low: 1 })).toBe(true);
    expect((await leads.byId(id))?.miscellaneous).toEqual({ valuation: { ...offer, low: 1 } });
    const { lead } = (await found())!;
    await db
      .transaction()
      .execute((transaction) =>
        updateProgress(
          transaction,
          { ...lead, form_completed: true },
          { contacted: true, hasNews: true, jobWaits: false },
        ),
      );
    expect(await keepValuation(db, of, { ...offer, low: 2 })).toBe(true);
    expect((await leads.byId(id))?.miscellaneous).toEqual({ valuation: { ...offer, low: 1 } });
    expect(await keepValuation(db, { ...of, idempotencyKey: 'another' }, offer)).toBe(false);
    expect(await keepValuation(db, { ...of, siteSlug: 'elsewhere' }, offer)).toBe(false);
  });
});
