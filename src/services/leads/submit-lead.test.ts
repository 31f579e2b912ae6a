import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Site } from '#site/site.ts';
import { addVisitor } from '#store/visitors/visitors.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { receivingLocation } from './receiving-location.ts';
import { submitLead } from './submit-lead.ts';

const [place] = someSettings('any')['locations'] as [Record<string, unknown>];

function location(id: string, others: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...place, id, slug: id, name: id, primary: false, ...others };
}

function siteReceivingAt(slug: string, emails: string[], webhooks: string[] = []): Site {
  return someSite(slug, {
    dealerships: [{ slug: 'yard', name: 'Yard' }],
    locations: [location('sales', { dealership_slug: 'yard', leads: { emails, webhooks } })],
  });
}

onDatabase('a submitted lead', (database) => {
  const contextOf = (site: Site) => someContext(database(), site);
  const storedOf = (site: Site) => newestLeads(database().db, { siteSlug: site.slug, limit: 100 });

  it('is stored with one waiting delivery and one job for each receiver', async () => {
    const site = siteReceivingAt(
      'each',
      ['a@example.com', 'b@example.com', 'a@example.com'],
      ['https://crm.example/leads'],
    );
    const context = contextOf(site);
    const { lead_id, isNew } = await submitLead(context, someSubmission());
    expect(isNew).toBe(true);
    const [stored] = await storedOf(site);
    expect(stored?.lead).toMatchObject({ id: lead_id, site_slug: 'each', location_id: 'sales' });
    expect(
      stored?.deliveries.map(({ channel, target, state }) => [channel, target, state]),
    ).toEqual([
      ['email', 'a@example.com', 'waiting'],
      ['email', 'b@example.com', 'waiting'],
      ['webhook', 'https://crm.example/leads', 'waiting'],
    ]);
    expect(context.enqueued.toSorted(byId)).toEqual(
      stored?.deliveries
        .map(({ id, channel }) => ({
          kind: 'deliver',
          delivery_id: id,
          receiver: channel === 'email' ? 'mail server' : 'webhook crm.example',
        }))
        .toSorted(byId),
    );
  });

  it('is one lead with one set of jobs, however often and fast it is submitted', async () => {
    const site = siteReceivingAt('burst', ['a@example.com']);
    const context = contextOf(site);
    const submission = someSubmission({ idempotency_key: 'made-by-the-browser' });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => submitLead(context, submission)),
    );
    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(results.map(({ lead_id }) => lead_id)).size).toBe(1);
    expect(await storedOf(site)).toHaveLength(1);
    expect(context.enqueued).toHaveLength(1);
  });

  it('is that of the visitor, or of the phone verified with it, and counts once', async () => {
    const site = siteReceivingAt('signed-in', ['a@example.com']);
    const { db } = database();
    const [mia, leo] = await Promise.all(
      ['0491570006', '0491570007'].map((phone) =>
        db
          .transaction()
          .execute((trx) => addVisitor(trx, { id: randomUUID(), site_slug: site.slug, phone })),
      ),
    );
    const context = someContext({ db }, site, { visitor: mia });
    const ids = [
      await submitLead(context, someSubmission()),
      await submitLead(context, someSubmission()),
      await submitLead(context, someSubmission({ visitor_id: leo?.id, vehicle_id: 7 })),
      await submitLead(context, someSubmission({ is_follow_up: true, vehicle_id: 8 })),
    ].map(({ lead_id }) => lead_id);
    const rows = await db.selectFrom('lead').select(['id', 'visitor_id']).execute();
    const visitors = new Map(rows.map(({ id, visitor_id }) => [id, visitor_id]));
    expect(ids.map((id) => visitors.get(id))).toEqual([mia?.id, mia?.id, leo?.id, null]);
    expect(context.newLeads).toEqual([site.slug, site.slug]);
  });

  it('with another key is another lead, whatever it says', async () => {
    const context = contextOf(siteReceivingAt('keyed', []));
    const isNew = async (key: string) =>
      (await submitLead(context, someSubmission({ idempotency_key: key }))).isNew;
    expect(await isNew('first-submission')).toBe(true);
    expect(await isNew('first-submission')).toBe(false);
    expect(await isNew('second-submission')).toBe(true);
  });

  it('is the last content of its person, whatever is corrected, repeated and repeated at once', async () => {
    const site = siteReceivingAt('corrected', ['a@example.com']);
    const person = { email: 'mia@example.com', phone: '0491570006' };
    const contents = fc.record({
      message: fc.constantFrom('Is it still there?', 'Is it there on Monday?', ''),
      name: fc.constantFrom('Mia', 'Mia Li'),
      email: fc.constantFrom(person.email, 'mai@example.com'),
      postcode: fc.constantFrom('2000', '3000'),
      opt_in: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(contents, { minLength: 1, maxLength: 5 }), async (sent) => {
        run += 1;
        const context = contextOf({ ...site, slug: `corrected-${run}` });
        for (const { times, opt_in, ...fields } of sent) {
          const submission = someSubmission({
            idempotency_key: 'made-by-the-browser',
            fields: someFields({ ...person, ...fields }),
            consent: { ...someSubmission().consent, opt_in },
          });
          await Promise.all(Array.from({ length: times }, () => submitLead(context, submission)));
        }
        const stored = await storedOf(context.site);
        const { times: _, opt_in, ...last } = sent.at(-1) ?? fc.sample(contents, 1)[0]!;
        expect(stored).toHaveLength(1);
        expect(stored[0]?.lead).toMatchObject({ fields: last, consent: { opt_in } });
        // one delivery for each content that differs from the one before, each newer than the last
        const said = sent.map(({ times: __, ...content }) => JSON.stringify(content));
        const changes = said.filter((content, at) => content !== said[at - 1]).length;
        const toDealer = stored[0]?.deliveries ?? [];
        expect(toDealer.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: changes }, (__, at) => at),
        );
        expect(context.enqueued).toHaveLength(changes);
      }),
      { numRuns: 20 },
    );
  });

  it('of another person with the same key is a lead of its own, and stays one', async () => {
    const site = siteReceivingAt('shared-browser', ['a@example.com']);
    const context = contextOf(site);
    const send = (fields: Parameters<typeof someFields>[0]) =>
      submitLead(
        context,
        someSubmission({ idempotency_key: 'made-by-the-browser', fields: someFields(fields) }),
      );
    const noah = { name: 'Noah', email: 'noah@example.com', phone: '0491570110' };
    const first = await send({});
    const second = await send(noah);
    expect(second).toMatchObject({ isNew: true });
    expect(await send(noah)).toEqual({ lead_id: second.lead_id, isNew: false });
    expect(await send({})).toEqual({ lead_id: first.lead_id, isNew: false });
    expect((await storedOf(site)).map(({ lead }) => lead.fields.name).toSorted()).toEqual([
      'Mia',
      'Noah',
    ]);
  });

  it('confirms a corrected appointment again, but not the same one', async () => {
    const site = siteReceivingAt('drives', []);
    const context = contextOf(site);
    const send = (appointment: string, message: string) =>
      submitLead(
        context,
        someSubmission({
          idempotency_key: 'made-by-the-browser',
          fields: someFields({ appointment, message }),
        }),
      );
    await send('2026-03-05T09:30', 'Hello');
    await send('2026-03-05T09:30', 'Hello again');
    await send('2026-03-06T10:00', 'Hello again');
    const [stored] = await storedOf(site);
    expect(stored?.deliveries.map(({ channel }) => channel)).toEqual([
      'confirmation',
      'confirmation',
    ]);
  });

  it('without a key is the same lead for the same content on the same day', async () => {
    const site = siteReceivingAt('keyless', []);
    const context = contextOf(site);
    const isNew = async (...submission: Parameters<typeof someSubmission>) =>
      (await submitLead(context, someSubmission(...submission))).isNew;
    expect(await isNew()).toBe(true);
    expect(await isNew()).toBe(false);
    expect(await isNew({ vehicle_id: 7 })).toBe(true);
    expect(await isNew({ fields: someFields({ message: 'Is it still there?' }) })).toBe(true);
    expect(await isNew({ fields: someFields({ appointment: '2026-03-05T09:30' }) })).toBe(true);
    expect(await isNew({ fields: someFields({ appointment: '2026-03-06T09:30' }) })).toBe(true);
    expect(await isNew({ fields: someFields({ additional_services: ['Tow bar'] }) })).toBe(true);
    expect(await isNew({ fields: someFields({ rego: 'ABC123' }) })).toBe(true);
    expect(await isNew({ dealership_slug: 'another-yard' })).toBe(true);
    expect(await isNew({ location_id: 'another-place' })).toBe(true);
    const { consent } = someSubmission();
    expect(await isNew({ consent: { ...consent, at: '2026-03-02T00:00:00.000Z' } })).toBe(true);
  });

  it('is not stored when its deliveries cannot be enqueued', async () => {
    const site = siteReceivingAt('no-queue', ['a@example.com']);
    const context = contextOf(site);
    const jobs = {
      ...context.jobs,
      enqueue: async () => {
        throw new Error('the queue is down');
      },
    };
    await expect(submitLead({ ...context, jobs }, someSubmission())).rejects.toThrow(
      'queue is down',
    );
    expect(await storedOf(site)).toEqual([]);
    expect(context.newLeads).toEqual([]);
  });

  it('is stored even with characters that the database cannot hold', async () => {
    const site = siteReceivingAt('odd', []);
    const { origin } = someSubmission();
    await submitLead(
      contextOf(site),
      someSubmission({
        origin: {
          ...origin,
          lead_attributes: {
            visited_pages: ['/search\u0000', '/\ud800'],
            linked_query_params: { 'a\u0000': '\udfff' },
          },
        },
      }),
    );
    const [stored] = await storedOf(site);
    expect(stored?.lead.origin.lead_attributes).toEqual({
      visited_pages: ['/search', '/\ufffd'],
      linked_query_params: { a: '\ufffd' },
    });
  });
});

function byId(a: object, b: object): number {
  return JSON.stringify(a).localeCompare(JSON.stringify(b));
}

describe('a lead is received', () => {
  const site = someSite('group', {
    dealerships: [
      { slug: 'north', name: 'North' },
      { slug: 'south', name: 'South' },
      { slug: 'west', name: 'West' },
    ],
    locations: [
      location('north-service', { dealership_slug: 'north' }),
      location('north-sales', { dealership_slug: 'north', primary: true }),
      location('south-sales', { dealership_slug: 'south' }),
    ],
  });

  it.each([
    ['by the location that has the vehicle', 'south-sales', 'north', 'south-sales'],
    ['else by the primary one of its dealership', undefined, 'north', 'north-sales'],
    ['also when the location is gone', 'closed-down', 'north', 'north-sales'],
    ['else by the first one of its dealership', undefined, 'south', 'south-sales'],
    ['else by the primary one of the site', undefined, 'west', 'north-sales'],
  ])('%s', (_, location_id, dealership_slug, receiver) => {
    expect(receivingLocation(site, { location_id, dealership_slug })?.id).toBe(receiver);
  });
});
