import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import {
  deliveryById,
  markDelivered,
  markFailed,
  newestLeads,
  parkUnfinished,
  unpark,
} from './lead-deliveries.ts';
import { type NewLead, SiteLeads } from './site-leads.ts';

function someLead(key: string): NewLead {
  return {
    id: randomUUID(),
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
const nothing = async () => undefined;

onEveryDatabase('leads', (database) => {
  const leadsOf = (slug: string) => new SiteLeads(database().db, someSite(slug));

  it('are stored once, however often they are sent', async () => {
    const leads = leadsOf('once');
    const first = await leads.add(someLead('k1'), [delivery()], nothing);
    const second = await leads.add(someLead('k1'), [delivery()], nothing);
    expect(first.isNew).toBe(true);
    expect(second).toEqual({ lead_id: first.lead_id, isNew: false });
    const stored = await newestLeads(database().db, { siteSlug: 'once', limit: 10 });
    expect(stored.map(({ deliveries }) => deliveries.length)).toEqual([1]);
  });

  it('are stored once when twenty copies arrive at the same moment', async () => {
    const leads = leadsOf('burst');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => leads.add(someLead('k'), [delivery()], nothing)),
    );
    expect(new Set(answers.map((answer) => answer.lead_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.isNew)).toHaveLength(1);
    expect(await newestLeads(database().db, { siteSlug: 'burst', limit: 10 })).toHaveLength(1);
  });

  it('are not stored when what belongs to them fails', async () => {
    const failing = leadsOf('rollback').add(someLead('k'), [delivery()], async () => {
      throw new Error('the queue is down');
    });
    await expect(failing).rejects.toThrow('the queue is down');
    expect(await newestLeads(database().db, { siteSlug: 'rollback', limit: 10 })).toEqual([]);
  });

  it('of one site are never seen by another, even with the same key or the right id', async () => {
    const { lead_id } = await leadsOf('mine').add(someLead('same'), [], nothing);
    const theirs = await leadsOf('theirs').add(someLead('same'), [], nothing);
    expect(theirs.isNew).toBe(true);
    expect(await leadsOf('theirs').byId(lead_id)).toBeUndefined();
    expect((await leadsOf('mine').byId(lead_id))?.fields.name).toBe('Mia');
  });

  it('are parked after the last failure, and taken up again on request', async () => {
    const { db } = database();
    const one = delivery();
    const { lead_id } = await leadsOf('parked').add(someLead('k'), [one], nothing);
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

  it('are parked when their last attempt was never seen to end, unless it had delivered them', async () => {
    const { db } = database();
    const [lost, done] = [delivery(), delivery()];
    await leadsOf('unfinished').add(someLead('lost'), [lost], nothing);
    await leadsOf('unfinished').add(someLead('done'), [done], nothing);
    await markDelivered(db, done.id);
    await parkUnfinished(db, lost.id);
    await parkUnfinished(db, done.id);
    expect((await deliveryById(db, lost.id))?.delivery.state).toBe('parked');
    expect((await deliveryById(db, done.id))?.delivery.state).toBe('delivered');
  });
});
