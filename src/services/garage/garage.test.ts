import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { submitLead } from '#services/leads/submit-lead.ts';
import { addVisitor } from '#store/visitors/visitors.ts';
import { addToWatchlist } from '#store/visitors/watchlist.ts';
import { openSession, startSession } from '#services/account/visitor-session.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { deleteAccount } from './delete-account.ts';
import { chooseMarketing, marketingConsent } from './marketing-consent.ts';
import { exportVisitor } from './visitor-export.ts';

const [place] = someSettings('yard')['locations'] as [object];
const location = (id: string, dealership_slug: string, primary: boolean) => ({
  ...place,
  id,
  slug: id,
  name: id,
  dealership_slug,
  primary,
  leads: { webhooks: [`https://${id}.example/leads`] },
});

onDatabase('a visitor’s garage', (database) => {
  let phones = 0;
  async function open() {
    const { db } = database();
    const site = someSite(`garage-${randomUUID().slice(0, 8)}`, {
      dealerships: [
        { slug: 'north', name: 'North' },
        { slug: 'south', name: 'South' },
      ],
      locations: [location('north', 'north', true), location('south', 'south', false)],
    });
    const phone = `0491574${String((phones += 1)).padStart(3, '0')}`;
    const account = { id: randomUUID(), site_slug: site.slug, phone };
    const details = { name: 'Mia', last_name: 'Chen', email: 'mia@example.com' };
    const { visitor, token } = await db.transaction().execute(async (trx) => {
      const added = await addVisitor(trx, account, details);
      return { visitor: added, token: await startSession(trx, added.id) };
    });
    const now = new Date('2026-11-23T02:00:00Z');
    const garage = someContext(database(), site, { now, visitor });
    const send = (message: string, more: Parameters<typeof someSubmission>[0] = {}) =>
      submitLead(
        someContext(database(), site),
        someSubmission({
          dealership_slug: 'south',
          fields: someFields({ phone, email: 'stranger@example.com', message }),
          idempotency_key: randomUUID(),
          ...more,
        }),
      );
    /** What the dealer got from the platform itself, the newest last. */
    const notes = () =>
      db
        .selectFrom('lead')
        .select(['id', 'subcategory', 'dealership_slug', 'location_id', 'fields', 'visitor_id'])
        .where('site_slug', '=', site.slug)
        .where('is_follow_up', '=', true)
        .orderBy('created_at')
        .orderBy('location_id')
        .execute();
    return { db, site, visitor, token, phone, garage, send, notes };
  }

  it('exports what the visitor sent, and of a stranger’s lead with this phone only what it was about', async () => {
    const { db, visitor, garage, send } = await open();
    await addToWatchlist(db, visitor.id, { id: 7, name: '2019 Kia Rio', slug: 'kia-rio-7' });
    await send('my own words', { visitor_id: visitor.id });
    await send('the stranger’s words');
    const exported = JSON.stringify(await exportVisitor(garage, visitor));
    expect(exported).toContain('my own words');
    expect(exported).toContain('2019 Kia Rio');
    expect(exported).not.toContain('stranger’s words');
    expect((await exportVisitor(garage, visitor)).enquiries).toHaveLength(2);
  });

  it('stores a change of the consent once, and tells every dealership that has a lead', async () => {
    const { site, visitor, garage, send, notes } = await open();
    await send('Does it tow?', { visitor_id: visitor.id });
    expect(await marketingConsent(garage, visitor)).toMatchObject([
      { opt_in: true, wording: 'Send me offers', source: { category: 'Vehicle Enquiry' } },
    ]);
    await chooseMarketing(garage, visitor, false);
    await chooseMarketing(garage, visitor, false);
    expect(await marketingConsent(garage, visitor)).toMatchObject([
      { opt_in: false, wording: site.settings.forms.opt_in_label, source: 'garage' },
      { opt_in: true },
    ]);
    const told = await notes();
    expect(told.map(({ location_id }) => location_id)).toEqual(['north', 'south']);
    expect(told.map(({ visitor_id }) => visitor_id)).toEqual([null, null]);
    expect(told[0]).toMatchObject({
      subcategory: 'Marketing consent withdrawn',
      fields: { name: 'Mia', phone: visitor.phone },
    });
  });

  it('is not changed by a stranger’s lead with this phone', async () => {
    const { visitor, garage, send } = await open();
    await send('Does it tow?', { visitor_id: visitor.id });
    await chooseMarketing(garage, visitor, false);
    const later = { opt_in: true, opt_in_wording: 'Send me offers', collection_notice: '' };
    const consent = { ...later, at: new Date(Date.now() + 60_000).toISOString() };
    await send('the stranger’s words', { consent });
    expect(await marketingConsent(garage, visitor)).toMatchObject([
      { opt_in: false, source: 'garage' },
      { opt_in: true },
    ]);
    await send('my own words', { visitor_id: visitor.id, consent });
    expect((await marketingConsent(garage, visitor))[0]).toMatchObject({ opt_in: true });
  });

  it('stores one choice and one note for each dealership after a double click', async () => {
    const { visitor, garage, notes } = await open();
    const choose = async () => chooseMarketing(garage, visitor, true);
    await Promise.all([choose(), choose(), choose()]);
    expect(await marketingConsent(garage, visitor)).toHaveLength(1);
    expect(await notes()).toHaveLength(1);
  });

  it('deletes the account at once; its leads stay for the dealer and say that deletion was asked for', async () => {
    const { db, site, visitor, token, garage, send, notes } = await open();
    const { lead_id } = await send('Does it tow?', { visitor_id: visitor.id });
    expect(await openSession(db, site.slug, token)).toBeDefined();
    expect(await deleteAccount(garage, visitor)).toContain('Max-Age=0');
    expect(await openSession(db, site.slug, token)).toBeUndefined();
    expect(
      await db.selectFrom('visitor').select('id').where('id', '=', visitor.id).execute(),
    ).toEqual([]);
    const lead = await db
      .selectFrom('lead')
      .select(['deletion_asked_at', 'visitor_id', 'fields'])
      .where('id', '=', lead_id)
      .executeTakeFirstOrThrow();
    expect(lead).toMatchObject({
      deletion_asked_at: expect.any(String),
      visitor_id: null,
      fields: { message: 'Does it tow?' },
    });
    const told = await notes();
    expect(told.map(({ dealership_slug }) => dealership_slug)).toEqual(['north', 'south']);
    expect(JSON.stringify(told[1]?.fields)).toContain('The website holds 1 enquiry');
    const deliveries = await db
      .selectFrom('lead_delivery')
      .select(['target', 'state'])
      .where('lead_id', '=', told[1]?.id ?? '')
      .execute();
    expect(deliveries).toEqual([{ target: 'https://south.example/leads', state: 'waiting' }]);
  });
});
