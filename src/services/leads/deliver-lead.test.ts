import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { LeadMail, ShopperConfirmation } from '#partners/lead-mail/lead-mail.ts';
import { webhookRefusal, webhookFailure } from '#partners/lead-webhook/webhook-failure.ts';
import {
  CONFIRMATION,
  deliveryById,
  insertDeliveries,
  unpark,
} from '#store/leads/lead-deliveries.ts';
import { insertLead } from '#store/leads/leads.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someYard } from '#tests/support/reservations.ts';
import { someContext } from '#tests/support/some-context.ts';
import { someSite } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { deliverLead } from './deliver-lead.ts';
import type { LeadSubmission } from './lead-submission.ts';

const site = someSite('city', { name: 'City Cars' });

onDatabase('a delivery', (database) => {
  /** A lead with one delivery that waits. */
  const waiting = async (channel: string, of = site, about: Partial<LeadSubmission> = {}) => {
    const id = randomUUID();
    const lead_id = randomUUID();
    const lead = someSubmission({ dealership_slug: 'city-yard', ...about });
    const target = channel === 'email' ? 'sales@city.example' : 'https://crm.example/leads';
    const key = { id: lead_id, site_slug: of.slug, idempotency_key: lead_id };
    await insertLead(database().db, { ...lead, ...key });
    const content = { subject: 'Thank you', paragraphs: [] };
    const own = channel === CONFIRMATION ? { content } : {};
    await insertDeliveries(database().db, lead_id, [{ id, channel, target, ...own }]);
    return id;
  };
  /** Receivers that record what they receive; `refusal` makes them refuse it. */
  const receivers = (refusal?: string, of = site) => {
    const took: { mails: LeadMail[]; confirmations: ShopperConfirmation[]; posts: string[] } = {
      mails: [],
      confirmations: [],
      posts: [],
    };
    const answer = () => {
      if (refusal) throw new Error(refusal);
    };
    return {
      took,
      context: {
        ...someContext(database(), of),
        mailer: {
          send: async (mail: LeadMail) => (answer(), void took.mails.push(mail)),
          reply: async () => answer(),
          confirm: async (mail: ShopperConfirmation) => (
            answer(),
            void took.confirmations.push(mail)
          ),
          alert: async () => answer(),
          close() {},
        },
        webhook: {
          send: async (lead: { id: string }, url: string) => (
            answer(),
            void took.posts.push(`${url} ${lead.id}`)
          ),
        },
      },
    };
  };
  const stateOf = async (id: string) => (await deliveryById(database().db, id))?.delivery;

  it('by email goes to its address once, with the names of site and dealership', async () => {
    const id = await waiting('email');
    const { context, took } = receivers();
    expect(await deliverLead(context, id, false)).toMatchObject({
      outcome: 'delivered',
    });
    expect(await deliverLead(context, id, false)).toMatchObject({
      outcome: 'done-before',
    });
    expect(took.mails).toMatchObject([
      { to: 'sales@city.example', siteName: 'City Cars', vendor: 'city yard' },
    ]);
    expect(await stateOf(id)).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  it('is made even if its site no longer exists', async () => {
    const id = await waiting('email', someSite('gone'));
    const { context, took } = receivers();
    expect(await deliverLead(context, id, false)).toMatchObject({
      outcome: 'delivered',
    });
    expect(took.mails).toMatchObject([{ siteName: 'gone', vendor: 'city-yard' }]);
  });

  it('by email shows the vehicle with its picture, to the dealer and to the shopper', async () => {
    const yard = await someYard(database());
    const images = [{ url: 'https://feed.example/1.jpg', alt: 'From the front' }];
    await yard.feed({ facts: { images } });
    const vehicle = await yard.vehicle();
    const about = {
      vehicle_id: vehicle.id,
      location_id: yard.site.settings.locations[0]?.id,
      fields: someFields({
        vehicle: { ...vehicle, name: 'As the shopper saw it', price: '$19,990' },
      }),
    };
    const { context, took } = receivers(undefined, yard.site);
    for (const channel of ['email', CONFIRMATION])
      await deliverLead(context, await waiting(channel, yard.site, about), false);
    const path = `http://yard.localhost/pictures/${vehicle.id}/0-`;
    const picture = { src: expect.stringContaining(path), alt: 'From the front' };
    expect(took.mails).toMatchObject([{ picture }]);
    expect(took.confirmations).toMatchObject([
      {
        mail: {
          subject: 'Thank you',
          vehicle: {
            name: 'As the shopper saw it',
            href: `http://yard.localhost/cars/${vehicle.slug}`,
            picture,
          },
          place: { name: yard.site.settings.locations[0]?.name },
        },
      },
    ]);
  });

  it('by webhook posts the lead to its address', async () => {
    const id = await waiting('webhook');
    const { context, took } = receivers();
    expect(await deliverLead(context, id, false)).toMatchObject({
      outcome: 'delivered',
    });
    const lead = (await deliveryById(database().db, id))?.lead;
    expect(took.posts).toEqual([`https://crm.example/leads ${lead?.id}`]);
    expect(took.mails).toEqual([]);
  });

  it.each(['email', 'webhook'])(
    'by %s waits for the next attempt if the receiver refuses it',
    async (channel) => {
      const id = await waiting(channel);
      expect(await deliverLead(receivers('mailbox full').context, id, false)).toEqual({
        outcome: 'waiting',
        retry: 'mailbox full',
      });
      expect(await stateOf(id)).toMatchObject({
        state: 'waiting',
        attempts: 1,
        last_error: 'mailbox full',
      });
      expect(await deliverLead(receivers().context, id, false)).toMatchObject({
        outcome: 'delivered',
      });
      expect(await stateOf(id)).toMatchObject({ state: 'delivered', last_error: undefined });
    },
  );

  it('is parked when the last attempt fails, and made when the operator requeues it', async () => {
    const id = await waiting('email');
    expect(await deliverLead(receivers('mailbox full').context, id, true)).toMatchObject({
      outcome: 'parked',
    });
    expect(await stateOf(id)).toMatchObject({ state: 'parked', last_error: 'mailbox full' });
    expect(await unpark(database().db, {})).toMatchObject([{ id }]);
    expect(await deliverLead(receivers().context, id, false)).toMatchObject({
      outcome: 'delivered',
    });
  });

  it('by email is parked if no mail server is configured', async () => {
    const id = await waiting('email');
    expect(await deliverLead({ ...receivers().context, mailer: undefined }, id, false)).toEqual({
      outcome: 'parked',
    });
    expect((await stateOf(id))?.last_error).toContain('SMTP_URL');
    await unpark(database().db, {});
  });

  it.each([
    ['a time-out', webhookFailure(new DOMException('late', 'TimeoutError'), 10_000), 'silent'],
    ['an overloaded receiver', webhookRefusal(503), 'silent'],
    ['a refusal of the lead', webhookRefusal(422), 'answered'],
    ['a lost mail server', Object.assign(new Error('lost'), { code: 'ECONNECTION' }), 'silent'],
    ['an unknown mailbox', Object.assign(new Error('550'), { code: 'EENVELOPE' }), 'answered'],
    ['a fault of our own', new TypeError('undefined is not a function'), undefined],
  ])('that fails with %s reports how its receiver is', async (_what, failure, receiver) => {
    const id = await waiting('webhook');
    const { context } = receivers();
    const webhook = { send: () => Promise.reject(failure) };
    expect((await deliverLead({ ...context, webhook }, id, false)).receiver).toBe(receiver);
    expect((await deliverLead(context, id, false)).receiver).toBe('answered');
  });

  it('with an unknown id is skipped', async () => {
    expect(await deliverLead(receivers().context, randomUUID(), false)).toMatchObject({
      outcome: 'unknown',
    });
  });
});
