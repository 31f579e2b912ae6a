import { expect, it } from 'vitest';
import { reservationReference } from '#domain/reservation/reservation-reference.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { holdById } from '#store/reservations/vehicle-holds.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someShopper, someYard } from '#tests/support/reservations.ts';
import { someContext } from '#tests/support/some-context.ts';
import { onEveryDatabase } from '#tests/support/test-database.ts';
import { reserveVehicle } from './reserve-vehicle.ts';
import { applyPaymentNotice } from './apply-payment-notice.ts';

const payments = {
  start: async ({ reference }: { reference: string }) => ({
    url: `https://pay.example/${reference}`,
  }),
  read: () => undefined,
};

onEveryDatabase('a payment', (database) => {
  async function open() {
    const yard = await someYard(database(), { takes_payment: true });
    const { db } = database();
    const reserve = async (shopper: string): Promise<string> => {
      const submission = someSubmission({
        idempotency_key: `a-key-of-its-own-${shopper}`,
        fields: someFields({ email: `${shopper}@example.com` }),
      });
      const context = await yard.contextOf(someShopper(shopper), { payments });
      const result = await reserveVehicle(context, await yard.vehicle(), submission);
      if (!result.ok) throw new Error(result.reason);
      return result.reservation.id;
    };
    const tell = (
      reference: string,
      outcome: PaymentNotice['outcome'],
      money: Pick<PaymentNotice, 'amount_cents' | 'currency'> = {},
    ) =>
      applyPaymentNotice(someContext(database(), yard.site), {
        reference,
        outcome,
        amount_cents: 20_000,
        ...money,
      });
    const stateOf = async (id: string) => (await holdById(db, id))?.state;
    const leads = async () =>
      (await newestLeads(db, { siteSlug: yard.site.slug, limit: 100 })).map(({ lead }) => lead);
    const subcategories = async () =>
      (await leads())
        .map(({ subcategory, fields }) => `${fields.email}: ${subcategory}`)
        .toSorted();
    return { ...yard, reserve, tell, stateOf, leads, subcategories };
  }

  it('reserves the vehicle for good and notifies the dealer', async () => {
    const { reserve, tell, stateOf, expireHolds, vehicle, leads } = await open();
    const id = await reserve('mia');
    expect(await tell(id, 'paid')).toBe('paid');
    await expireHolds();
    expect(await endOverdueHolds(database().db)).toBe(0);
    expect(await stateOf(id)).toBe('paid');
    expect(await vehicle()).toMatchObject({ reserved: true });
    const depositLead = (await leads()).find(({ subcategory }) => subcategory === 'Deposit paid');
    expect(depositLead).toMatchObject({
      category: 'Reservation',
      fields: {
        email: 'mia@example.com',
        answers: [
          { name: 'reservation', label: 'Reservation', value: id },
          { name: 'reference', label: 'Reference', value: reservationReference(id) },
          { name: 'payment', label: 'Payment', value: '$200 paid online' },
        ],
      },
      consent: { opt_in: true },
    });
  });

  it('counts once, however often and fast its notice arrives', async () => {
    const { reserve, tell, subcategories } = await open();
    const id = await reserve('mia');
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => tell(id, 'paid')));
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(5);
    expect(await subcategories()).toEqual([
      'mia@example.com: Awaiting payment',
      'mia@example.com: Deposit paid',
    ]);
  });

  it('releases the vehicle if it is not made, and stays valid once it is made', async () => {
    const { reserve, tell, stateOf, vehicle } = await open();
    const given = await reserve('mia');
    expect(await tell(given, 'not-paid')).toBe('released');
    expect(await vehicle()).not.toHaveProperty('reserved');
    expect(await tell(given, 'not-paid')).toBe('unchanged');
    const kept = await reserve('leo');
    await tell(kept, 'paid');
    expect(await tell(kept, 'not-paid')).toBe('unchanged');
    expect(await stateOf(kept)).toBe('paid');
  });

  it('still reserves the vehicle if it is late and the vehicle is free', async () => {
    const { reserve, tell, stateOf, expireHolds, vehicle } = await open();
    const id = await reserve('mia');
    await expireHolds();
    await endOverdueHolds(database().db);
    expect(await tell(id, 'paid')).toBe('paid');
    expect(await stateOf(id)).toBe('paid');
    expect(await vehicle()).toMatchObject({ reserved: true });
  });

  it('must be refunded if another shopper holds the vehicle, and the dealer is notified', async () => {
    const { reserve, tell, stateOf, expireHolds, subcategories } = await open();
    const late = await reserve('mia');
    await expireHolds();
    const other = await reserve('leo');
    expect(await tell(late, 'paid')).toBe('needs-refund');
    expect(await tell(late, 'paid')).toBe('unchanged');
    expect(await stateOf(late)).toBe('needs-refund');
    expect(await stateOf(other)).toBe('paying');
    expect(await tell(other, 'paid')).toBe('paid');
    expect(await subcategories()).toEqual([
      'leo@example.com: Awaiting payment',
      'leo@example.com: Deposit paid',
      'mia@example.com: Awaiting payment',
      'mia@example.com: Refund needed',
    ]);
  });

  it('must be refunded if the vehicle has been sold', async () => {
    const { reserve, tell, feed, stateOf, vehicle } = await open();
    const id = await reserve('mia');
    await feed('absent');
    expect(await tell(id, 'paid')).toBe('needs-refund');
    expect(await stateOf(id)).toBe('needs-refund');
    await feed({});
    expect(await vehicle()).not.toHaveProperty('reserved');
  });

  it('is completed by the sale of the vehicle', async () => {
    const { reserve, tell, feed, stateOf } = await open();
    const id = await reserve('mia');
    await tell(id, 'paid');
    await feed('absent');
    await endOverdueHolds(database().db);
    expect(await stateOf(id)).toBe('completed');
  });

  it.each([
    [{ amount_cents: 100 }, '1.00 AUD'],
    [{ currency: 'idr' }, '200.00 IDR'],
  ])(
    'does not count as paid with another amount or currency, %o, and the dealer is notified once',
    async (money, taken) => {
      const { reserve, tell, stateOf, leads } = await open();
      const id = await reserve('mia');
      expect(await tell(id, 'paid', money)).toBe('mismatch');
      expect(await tell(id, 'paid', money)).toBe('mismatch');
      expect(await stateOf(id)).toBe('paying');
      const sentLeads = (await leads()).filter(
        ({ subcategory }) => subcategory === 'Payment to check',
      );
      expect(sentLeads).toHaveLength(1);
      expect(JSON.stringify(sentLeads)).toContain(
        `${taken} was paid online, but $200 was asked for`,
      );
      expect(await tell(id, 'paid', { currency: 'aud' })).toBe('paid');
    },
  );

  it('is unknown without a reservation', async () => {
    const { tell } = await open();
    expect(await tell('not-even-a-uuid', 'paid')).toBe('unknown');
    expect(await tell('\u0000', 'paid')).toBe('unknown');
    expect(await tell('6d1f6a52-2f0e-4b39-9c4e-0d5a4f5f3f10', 'not-paid')).toBe('unknown');
  });
});
