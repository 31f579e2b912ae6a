import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import {
  deliveryById,
  insertDeliveries,
  markDelivered,
  markFailed,
  parkUnfinished,
  unpark,
  waitingDeliveries,
} from './lead-deliveries.ts';
import { leadWithDeliveries, newestLeads } from './leads-with-deliveries.ts';
import { insertLead, leadOfSite, type NewLead } from './leads.ts';

function someLead(site_slug: string, key: string): NewLead {
  return {
    id: randomUUID(),
    site_slug,
    idempotency_key: key,
    category: 'Vehicle Enquiry',
    dealership_slug: 'yard',
    fields: { name: 'Mia', last_name: 'Chen', email: 'mia@example.com', phone: '0491570006' },
    origin: {
      source: 'Website',
      url: 'http://yard.localhost/cars/x',
      lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'news' } },
    },
  };
}

const delivery = () => ({ id: randomUUID(), channel: 'email', target: 'sales@example.com' });

onEveryDatabase('leads', (database) => {
  /** Stores a lead with one delivery. */
  const stored = async (slug: string, key: string, one = delivery()) => {
    const { db } = database();
    const { lead_id } = await insertLead(db, someLead(slug, key));
    await insertDeliveries(db, lead_id, [one]);
    return lead_id;
  };

  it('stores a lead once, however often it is submitted', async () => {
    const { db } = database();
    const first = await insertLead(db, someLead('once', 'k1'));
    const second = await insertLead(db, someLead('once', 'k1'));
    expect(first.isNew).toBe(true);
    expect(second).toEqual({ lead_id: first.lead_id, isNew: false });
    expect(await newestLeads(db, { siteSlug: 'once', limit: 10 })).toHaveLength(1);
  });

  it('stores a lead once when twenty copies arrive concurrently', async () => {
    const { db } = database();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction().execute((trx) => insertLead(trx, someLead('burst', 'k'))),
      ),
    );
    expect(new Set(answers.map((answer) => answer.lead_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.isNew)).toHaveLength(1);
    expect(await newestLeads(db, { siteSlug: 'burst', limit: 10 })).toHaveLength(1);
  });

  it('does not store a lead when its transaction fails', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (trx) => {
      await insertLead(trx, someLead('rollback', 'k'));
      throw new Error('the queue is down');
    });
    await expect(failing).rejects.toThrow('the queue is down');
    expect(await newestLeads(db, { siteSlug: 'rollback', limit: 10 })).toEqual([]);
  });

  it('never shows another site’s leads, even for the same key or the right id', async () => {
    const { db } = database();
    const { lead_id } = await insertLead(db, someLead('mine', 'same'));
    const theirs = await insertLead(db, someLead('theirs', 'same'));
    expect(theirs.isNew).toBe(true);
    expect(await leadOfSite(db, 'theirs', lead_id)).toBeUndefined();
    expect((await leadOfSite(db, 'mine', lead_id))?.fields.name).toBe('Mia');
  });

  it('finds nothing by an id that is not a UUID, and a lead by its id in capitals', async () => {
    const { db } = database();
    const lead_id = await stored('ids', 'k', delivery());
    expect(await leadOfSite(db, 'ids', 'not-a-uuid')).toBeUndefined();
    expect(await leadWithDeliveries(db, 'not-a-uuid')).toBeUndefined();
    expect(await unpark(db, { leadId: 'not-a-uuid' })).toEqual([]);
    expect(await waitingDeliveries(db, 'not-a-uuid')).toEqual([]);
    expect((await leadWithDeliveries(db, lead_id.toUpperCase()))?.lead.id).toBe(lead_id);
  });

  it('parks a delivery after the last failure and requeues it on request', async () => {
    const { db } = database();
    const one = delivery();
    const lead_id = await stored('parked', 'k', one);
    await markFailed(db, one.id, 'no answer', false);
    expect((await deliveryById(db, one.id))?.delivery).toMatchObject({
      state: 'waiting',
      attempts: 1,
    });
    await markFailed(db, one.id, 'no answer', true);
    expect((await deliveryById(db, one.id))?.delivery).toMatchObject({
      state: 'parked',
      last_error: 'no answer',
    });
    expect(await unpark(db, { leadId: lead_id })).toMatchObject([{ id: one.id }]);
    await markDelivered(db, one.id);
    expect((await deliveryById(db, one.id))?.delivery.state).toBe('delivered');
    expect(await unpark(db, { leadId: lead_id })).toEqual([]);
  });

  it('parks a delivery whose last attempt was interrupted, unless it was delivered', async () => {
    const { db } = database();
    const [lost, done] = [delivery(), delivery()];
    await stored('unfinished', 'lost', lost);
    await stored('unfinished', 'done', done);
    await markDelivered(db, done.id);
    await parkUnfinished(db, lost.id);
    await parkUnfinished(db, done.id);
    expect((await deliveryById(db, lost.id))?.delivery.state).toBe('parked');
    expect((await deliveryById(db, done.id))?.delivery.state).toBe('delivered');
  });
});
