import { expect, it } from 'vitest';
import type { Payments } from '#partners/payment/payments.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { stockVersion } from '#store/stock/stock-changes.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { holdById } from '#store/reservations/vehicle-holds.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someShopper, someYard } from '#tests/support/reservations.ts';
import { someContext } from '#tests/support/some-context.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { type ReserveResult, reserveVehicle } from './reserve-vehicle.ts';

/** A phone of one's own for every shopper. */
function phoneOf(shopper: string): string {
  const digits = [...shopper].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1000;
  return `0491570${String(digits).padStart(3, '0')}`;
}

onEveryDatabase('a reservation', (database) => {
  async function open(checkout: Record<string, unknown> = {}, payments?: Payments) {
    const yard = await someYard(database(), checkout);
    const { failures, failed, warned, log, newLeads, onNewLead } = someContext(
      database(),
      yard.site,
    );
    const reserve = async (
      shopper: number | string,
      changed: Partial<LeadSubmission> = {},
      { isSignedIn = true } = {},
    ): Promise<ReserveResult> => {
      const { visitor, network } = someShopper(shopper);
      const context = await yard.contextOf(
        { visitor: isSignedIn ? visitor : undefined, network },
        { payments, failed, log, onNewLead },
      );
      const submission = someSubmission({
        idempotency_key: `a-key-of-its-own-${shopper}`,
        fields: someFields({
          email: `shopper-${shopper}@example.com`,
          phone: phoneOf(String(shopper)),
        }),
        ...changed,
      });
      return reserveVehicle(context, await yard.vehicle(), submission);
    };
    const leads = () => newestLeads(database().db, { siteSlug: yard.site.slug, limit: 100 });
    return { ...yard, reserve, leads, failures, warned, newLeads };
  }

  function reservationOf(result: ReserveResult) {
    if (!result.ok) throw new Error(`refused: ${result.reason}`);
    return result.reservation;
  }

  it('goes to one of fifty simultaneous shoppers, and only that one becomes a lead', async () => {
    const { reserve, leads, vehicle, warned, newLeads } = await open();
    const results = await Promise.all(Array.from({ length: 50 }, (_, shopper) => reserve(shopper)));
    const given = results.filter(({ ok }) => ok);
    expect(given).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.reason === 'reserved')).toHaveLength(49);
    const stored = await leads();
    expect(stored).toHaveLength(1);
    expect(given[0]).toMatchObject({ reservation: { lead_id: stored[0]?.lead.id } });
    // this yard has no address for leads; refused reservations were rolled back and are not logged
    expect(warned).toMatchObject([{ lead: stored[0]?.lead.id }]);
    expect(newLeads).toHaveLength(1);
    expect(await vehicle()).toMatchObject({ reserved: true, status: 'in_stock' });
  });

  it('is stored once, however often and fast the form is sent', async () => {
    const { reserve, leads } = await open();
    const results = await Promise.all(Array.from({ length: 8 }, () => reserve('mia')));
    expect(new Set(results.map((result) => reservationOf(result).id)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
  });

  it('stays one reservation of one lead while its shopper corrects the form', async () => {
    const { reserve, leads } = await open();
    const first = reservationOf(await reserve('mia'));
    const fields = someFields({ email: 'shopper-mia@example.com', message: 'On Monday, please' });
    expect(reservationOf(await reserve('mia', { fields })).id).toBe(first.id);
    expect(reservationOf(await reserve('mia', { fields })).id).toBe(first.id);
    const stored = await leads();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.lead.fields.message).toBe('On Monday, please');
    const names = stored[0]?.lead.fields.answers?.map(({ name }) => name);
    expect(names).toEqual(['reservation', 'reference', 'payment', 'held_for']);
    expect(stored[0]?.lead.fields.answers?.[0]?.value).toBe(first.id);
  });

  it('tells its holder that it is theirs, whatever browser they use, and nobody else', async () => {
    const { reserve } = await open();
    const own = reservationOf(await reserve('mia'));
    const elsewhere = { idempotency_key: 'the-key-of-another-browser' };
    const signedOut = { isSignedIn: false };
    expect(await reserve('mia', elsewhere)).toMatchObject({
      ok: true,
      reservation: { id: own.id },
    });
    expect(await reserve('mia', elsewhere, signedOut)).toEqual({
      ok: false,
      reason: 'reserved-by-you',
    });
    // one of both is not enough: anyone may know a phone
    const mail = { ...elsewhere, fields: someFields({ email: 'shopper-mia@example.com' }) };
    expect(await reserve('mia', mail, signedOut)).toEqual({ ok: false, reason: 'reserved' });
    expect(await reserve('noah')).toEqual({ ok: false, reason: 'reserved' });
    expect(own.state).toBe('held');
  });

  it('gives the dealer the details in a separate category', async () => {
    const { reserve, leads } = await open();
    const { id } = reservationOf(await reserve('mia'));
    const [stored] = await leads();
    expect(stored?.lead).toMatchObject({
      category: 'Reservation',
      subcategory: 'Held without payment',
      fields: {
        answers: expect.arrayContaining([
          { name: 'reservation', label: 'Reservation', value: id },
          {
            name: 'held_for',
            label: 'Held for',
            value: expect.stringMatching(/^48 hours, until \w{3} \d/),
          },
        ]),
      },
    });
  });

  it('changes the stock for every process, and changes it back when it expires', async () => {
    const { reserve, vehicle, expireHolds } = await open();
    const before = await stockVersion(database().db);
    const { id } = reservationOf(await reserve('mia'));
    const held = await stockVersion(database().db);
    expect(held).toBeGreaterThan(before);
    expect(await endOverdueHolds(database().db)).toBe(0);
    expect(await stockVersion(database().db)).toBe(held);

    await expireHolds();
    expect(await endOverdueHolds(database().db)).toBe(1);
    expect(await stockVersion(database().db)).toBeGreaterThan(held);
    expect(await vehicle()).not.toHaveProperty('reserved');
    expect(await holdById(database().db, id)).toMatchObject({ state: 'expired' });
    expect(await endOverdueHolds(database().db)).toBe(0);
  });

  it('expires once although several processes check at the same moment', async () => {
    const { reserve, expireHolds } = await open();
    await reserve('mia');
    await expireHolds();
    const ended = await Promise.all([1, 2, 3, 4].map(() => endOverdueHolds(database().db)));
    expect(ended.reduce((sum, one) => sum + one, 0)).toBe(1);
  });

  it('gives way to the next shopper after its end, even before a process has ended it', async () => {
    const { reserve, expireHolds } = await open();
    const first = reservationOf(await reserve('mia'));
    await expireHolds();
    const second = reservationOf(await reserve('leo'));
    expect(second.id).not.toBe(first.id);
    expect(await holdById(database().db, first.id)).toMatchObject({ state: 'expired' });
  });

  it('can be repeated by the same shopper after its end, and the dealer is notified again', async () => {
    const { reserve, expireHolds, leads } = await open();
    const first = reservationOf(await reserve('mia'));
    await expireHolds();
    await endOverdueHolds(database().db);
    const second = reservationOf(await reserve('mia'));
    expect(second.id).not.toBe(first.id);
    expect(reservationOf(await reserve('mia')).id).toBe(second.id);
    expect(await leads()).toHaveLength(2);
  });

  it('is not lifted by a feed with an unreserved status', async () => {
    const { reserve, feed, vehicle } = await open();
    const { id } = reservationOf(await reserve('mia'));
    await feed({ facts: { price: 15_000, reserved: false } });
    expect(await vehicle()).toMatchObject({ price: 15_000, reserved: true });
    expect(await reserve('leo')).toEqual({ ok: false, reason: 'reserved' });
    expect(await holdById(database().db, id)).toMatchObject({ state: 'held' });
  });

  it('ends with the sale of the vehicle', async () => {
    const { reserve, feed, vehicle } = await open();
    const { id } = reservationOf(await reserve('mia'));
    await feed('absent');
    expect(await vehicle()).toMatchObject({ status: 'sold' });
    expect(await vehicle()).not.toHaveProperty('reserved');
    await endOverdueHolds(database().db);
    expect(await holdById(database().db, id)).toMatchObject({ state: 'expired' });
    await feed({});
    expect(await vehicle()).not.toHaveProperty('reserved');
  });

  it.each([
    ['sold', { status: 'sold' }],
    ['coming-soon', { status: 'coming_soon' }],
    ['reserved', { facts: { reserved: true } }],
    ['test-drive-only', { facts: { tag: 'Test Drive Only' } }],
    ['not-offered', { facts: { checkout_enabled: false } }],
  ])('is refused for a vehicle that became %s after its page was loaded', async (reason, now) => {
    const { reserve, feed, leads } = await open();
    await feed(now);
    expect(await reserve('mia')).toEqual({ ok: false, reason });
    expect(await leads()).toEqual([]);
  });

  it('waits half an hour for its payment', async () => {
    const started: string[] = [];
    const { reserve, leads } = await open(
      { takes_payment: true },
      {
        async start({ reference, amount_cents }) {
          started.push(`${reference} ${amount_cents}`);
          return { url: `https://pay.example/${reference}` };
        },
        read: () => undefined,
      },
    );
    const first = reservationOf(await reserve('mia'));
    expect(first).toMatchObject({
      state: 'paying',
      payment_url: `https://pay.example/${first.id}`,
    });
    expect(reservationOf(await reserve('mia'))).toEqual(first);
    expect(started).toEqual([`${first.id} 20000`]);
    const minutes = (Date.parse(first.expires_at ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(28);
    expect(minutes).toBeLessThanOrEqual(30);
    expect((await leads())[0]?.lead.subcategory).toBe('Awaiting payment');
  });

  it('is released at once if the partner fails', async () => {
    const { reserve, vehicle, failures } = await open(
      { takes_payment: true },
      { start: () => Promise.reject(new Error('no answer')), read: () => undefined },
    );
    expect(await reserve('mia')).toEqual({ ok: false, reason: 'payment-unavailable' });
    expect(await vehicle()).not.toHaveProperty('reserved');
    expect(failures).toEqual([new Error('no answer')]);
  });

  it('requires no payment if reserving is free', async () => {
    const { reserve } = await open(
      { takes_payment: true, reserve_amount: '$0' },
      { start: () => Promise.reject(new Error('must not be asked')), read: () => undefined },
    );
    expect(reservationOf(await reserve('mia'))).toMatchObject({ state: 'held' });
  });
});
