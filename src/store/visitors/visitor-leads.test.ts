import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { eraseLeads } from '#store/leads/erase-leads.ts';
import { insertLead } from '#store/leads/leads.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import {
  leadsOfVisitor,
  MAX_LEADS,
  noteDeletionAsked,
  receiversOfVisitor,
} from './visitor-leads.ts';
import { addVisitor } from './visitors.ts';

onEveryDatabase('the leads of a visitor', (database) => {
  let phones = 0;
  const somePhone = () => `0491572${String((phones += 1)).padStart(3, '0')}`;
  const visitor = (phone = somePhone(), site_slug = 'yard') =>
    database()
      .db.transaction()
      .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug, phone }));
  const send = async (
    phone: string,
    more: { visitor_id?: string; is_follow_up?: boolean; dealership_slug?: string } = {},
  ) => {
    const id = randomUUID();
    const { lead_id } = await insertLead(database().db, {
      ...someSubmission({ fields: someFields({ phone }) }),
      ...more,
      id,
      site_slug: 'yard',
      idempotency_key: id,
    });
    return lead_id;
  };
  const listed = async (of: { id: string; phone: string }, site = 'yard') =>
    (await leadsOfVisitor(database().db, site, of)).map(
      ({ lead, isOwn }) => [lead.id, isOwn] as const,
    );

  it('are those sent while signed in, and those with the visitor’s phone in any spelling', async () => {
    const mia = await visitor();
    const { phone, id: visitor_id } = mia;
    const own = await send('0298765432', { visitor_id });
    const international = await send(`+61 ${phone.slice(1, 4)} ${phone.slice(4)}`);
    await send(`+1 ${phone.slice(1)}`);
    expect(Object.fromEntries(await listed(mia))).toEqual({ [own]: true, [international]: false });
    expect(await listed(mia, 'rival')).toEqual([]);
  });

  it('are not those that another visitor sent with this phone', async () => {
    const [mia, leo] = [await visitor(), await visitor()];
    const lead = await send(mia.phone, { visitor_id: leo.id });
    expect(await listed(mia)).toEqual([]);
    expect(await listed(leo)).toEqual([[lead, true]]);
  });

  it('are neither the platform’s own news nor erased', async () => {
    const mia = await visitor();
    await send(mia.phone, { visitor_id: mia.id, is_follow_up: true });
    const erased = await send(mia.phone, { visitor_id: mia.id });
    await database()
      .db.transaction()
      .execute((trx) => eraseLeads(trx, [erased]));
    expect(await listed(mia)).toEqual([]);
  });

  it('name every dealership that received one, also those too old to be listed', async () => {
    const mia = await visitor();
    await send(mia.phone, { dealership_slug: 'north' });
    await send(`+1 ${mia.phone.slice(1)}`, { dealership_slug: 'west' });
    for (let sent = 0; sent < MAX_LEADS; sent += 1)
      await send(mia.phone, { visitor_id: mia.id, dealership_slug: 'south' });
    expect(await listed(mia)).toHaveLength(MAX_LEADS);
    const receivers = await receiversOfVisitor(database().db, 'yard', mia);
    expect(receivers.map(({ dealership_slug }) => dealership_slug).toSorted()).toEqual([
      'north',
      'south',
    ]);
  });

  it('say once that their deletion was asked for, and stay without the visitor', async () => {
    const { db } = database();
    const mia = await visitor();
    const own = await send(mia.phone, { visitor_id: mia.id });
    const stranger = await send(somePhone());
    const foreign = await send(`+1 ${mia.phone.slice(1)}`);
    const news = await send(mia.phone, { is_follow_up: true });
    const note = () => db.transaction().execute((trx) => noteDeletionAsked(trx, 'yard', mia));
    expect(await note()).toBe(1);
    expect(await note()).toBe(0);
    await db.deleteFrom('visitor').where('id', '=', mia.id).execute();
    const rows = await db
      .selectFrom('lead')
      .select(['id', 'visitor_id', 'deletion_asked_at'])
      .where('id', 'in', [own, stranger, foreign, news])
      .execute();
    expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual({
      [own]: { visitor_id: null, deletion_asked_at: expect.any(String) },
      [stranger]: { visitor_id: null, deletion_asked_at: null },
      [foreign]: { visitor_id: null, deletion_asked_at: null },
      [news]: { visitor_id: null, deletion_asked_at: expect.any(String) },
    });
  });
});
