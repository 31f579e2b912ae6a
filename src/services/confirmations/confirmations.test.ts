import { expect, it } from 'vitest';
import type { ShopperMail } from '#domain/lead/shopper-mail.ts';
import { reportLapsedHolds } from '#services/reservations/report-lapsed-holds.ts';
import { reserveVehicle } from '#services/reservations/reserve-vehicle.ts';
import { applyPaymentNotice } from '#services/reservations/apply-payment-notice.ts';
import { submitLead } from '#services/leads/submit-lead.ts';
import { CONFIRMATION, CONFIRMATION_CAP, unpark } from '#store/leads/lead-deliveries.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someShopper, someYard } from '#tests/support/reservations.ts';
import { someContext } from '#tests/support/some-context.ts';
import { onDatabase } from '#tests/support/test-database.ts';

const payments = {
  start: async ({ reference }: { reference: string }) => ({
    url: `https://pay.example/${reference}`,
  }),
  read: () => undefined,
};

onDatabase('a confirmation', (database) => {
  async function open(checkout: Record<string, unknown> = {}) {
    const yard = await someYard(database(), checkout);
    const { db } = database();
    const context = someContext(database(), yard.site, { payments });
    const reserve = async (email: string, key = email) => {
      const { jobs, failed } = context;
      const submission = someSubmission({
        idempotency_key: `a-key-of-its-own-${key}`,
        fields: someFields({ name: 'Typed by Mia', email, message: 'Typed by Mia too' }),
      });
      const shopper = await yard.contextOf(someShopper(email), { jobs, payments, failed });
      const result = await reserveVehicle(shopper, await yard.vehicle(), submission);
      expect(context.failures).toEqual([]);
      if (!result.ok) throw new Error(result.reason);
      return result.reservation;
    };
    const lapse = async () => {
      await yard.expireHolds();
      await endOverdueHolds(db);
      return reportLapsedHolds(context);
    };
    const sentTo = async (email: string) => {
      const rows = await db
        .selectFrom('lead_delivery')
        .innerJoin('lead', 'lead.id', 'lead_delivery.lead_id')
        .select(['lead_delivery.id', 'state', 'last_error', 'content', 'lead.created_at'])
        .where('channel', '=', CONFIRMATION)
        .where('target', '=', email)
        .where('site_slug', '=', yard.site.slug)
        .orderBy('lead.created_at')
        .execute();
      return rows.map(({ content, ...row }) => ({ ...row, mail: content as ShopperMail }));
    };
    return { ...yard, ...context, context, reserve, lapse, sentTo };
  }

  it('goes to the shopper who holds a vehicle, with a link to the reservation and its own job', async () => {
    const { reserve, sentTo, enqueued } = await open();
    const { id } = await reserve('held@example.com');
    const [sent, ...others] = await sentTo('held@example.com');
    expect(others).toEqual([]);
    expect(sent?.mail).toMatchObject({
      subject: expect.stringMatching(/^The .* is reserved for you$/),
      link: { href: `https://www.example.com.au/reservation/${id}` },
    });
    expect(sent?.mail.paragraphs.join('\n')).toMatch(/We are holding it for you until \w+day/);
    expect(enqueued).toContainEqual({
      kind: 'deliver',
      delivery_id: sent?.id,
      receiver: 'mail server',
    });
    expect(JSON.stringify(sent?.mail)).not.toContain('Typed by Mia');
  });

  it('names the amount to pay, and later the amount paid', async () => {
    const { context, reserve, sentTo } = await open({ takes_payment: true });
    const { id } = await reserve('payer@example.com');
    await reserve('payer@example.com');
    expect((await sentTo('payer@example.com')).map(({ mail }) => mail.paragraphs)).toEqual([
      expect.arrayContaining([expect.stringContaining('To pay: $200')]),
    ]);
    const notice = { reference: id, outcome: 'paid' as const, amount_cents: 20_000 };
    await applyPaymentNotice(context, notice);
    await applyPaymentNotice(context, notice);
    const sent = await sentTo('payer@example.com');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.mail.paragraphs).toEqual(
      expect.arrayContaining(['Your payment has arrived. Thank you.', 'Amount: $200.']),
    );
    expect(sent[1]?.mail.link?.href).toMatch(new RegExp(`/reservation/${id}$`));
  });

  it('informs dealer and shopper once of a lapsed reservation', async () => {
    const { db, site, reserve, lapse, sentTo } = await open();
    await reserve('late@example.com');
    expect(await lapse()).toBe(1);
    expect(await lapse()).toBe(0);
    const leads = await db
      .selectFrom('lead')
      .select('subcategory')
      .where('site_slug', '=', site.slug)
      .orderBy('created_at')
      .execute();
    expect(leads.map(({ subcategory }) => subcategory)).toEqual([
      'Held without payment',
      'Reservation lapsed',
    ]);
    expect((await sentTo('late@example.com')).at(-1)?.mail.subject).toMatch(/has expired$/);
  });

  it('does not offer a vehicle that was sold during the hold', async () => {
    const { db, context, site, feed, reserve } = await open();
    await reserve('beaten@example.com');
    await feed({ status: 'sold' });
    await endOverdueHolds(db);
    expect(await reportLapsedHolds(context)).toBe(1);
    const { fields } = await db
      .selectFrom('lead')
      .select('fields')
      .where('site_slug', '=', site.slug)
      .where('subcategory', '=', 'Reservation lapsed')
      .executeTakeFirstOrThrow();
    expect(fields['answers']).toContainEqual(
      expect.objectContaining({
        name: 'payment',
        value: 'The hold has ended: the vehicle is sold. Nothing was paid online.',
      }),
    );
  });

  it('attaches the appointment for the shopper’s calendar', async () => {
    const { context, sentTo } = await open();
    const fields = someFields({ email: 'driver@example.com', appointment: '2026-11-30T09:30' });
    await submitLead(context, someSubmission({ category: 'Test Drive', fields }));
    const [sent] = await sentTo('driver@example.com');
    expect(sent?.mail.subject).toBe('Your appointment request: Mon 30 Nov 2026, 9:30 am');
    expect(sent?.mail.appointment).toMatchObject({ start: '2026-11-29T22:30:00.000Z' });
  });

  it('is capped for an address that anyone may have typed, but not for a customer who has paid', async () => {
    const { db, context, reserve, lapse, sentTo } = await open({ takes_payment: true });
    let last = '';
    for (let time = 1; time <= 4; time += 1) {
      last = (await reserve('flood@example.com', `time-${time}`)).id;
      if (time < 4) await lapse();
    }
    const states = (await sentTo('flood@example.com')).map(({ state }) => state);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(6);
    const capped = (await sentTo('flood@example.com')).filter(({ state }) => state === 'parked');
    expect(capped.map(({ last_error }) => last_error)).toEqual([CONFIRMATION_CAP]);
    expect(await unpark(db, {})).not.toContain(capped[0]?.id);
    const notice = { reference: last, outcome: 'paid' as const, amount_cents: 20_000 };
    await applyPaymentNotice(context, notice);
    expect((await sentTo('flood@example.com')).at(-1)).toMatchObject({ state: 'waiting' });
  });
});
