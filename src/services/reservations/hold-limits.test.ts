import { expect, it } from 'vitest';
import type { ReservationOutcome } from '#domain/reservation/reservation-outcome.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { eraseLeads } from '#store/leads/erase-leads.ts';
import { newestLeads } from '#store/leads/leads-with-deliveries.ts';
import { openHolds } from '#store/reservations/open-holds.ts';
import { endOverdueHolds } from '#store/reservations/overdue-holds.ts';
import { holdById } from '#store/reservations/vehicle-holds.ts';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { type ReservingShopper, someYard } from '#tests/support/reservations.ts';
import { someContext } from '#tests/support/some-context.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { confirmReservation } from './confirm-reservation.ts';
import { releaseReservation } from './release-reservation.ts';
import { reportLapsedHolds } from './report-lapsed-holds.ts';
import { reserveVehicle } from './reserve-vehicle.ts';

const YARD = 40;
const PERSON = { visitor: undefined, network: '203.0.113.7' };
const payments = { start: async () => ({ url: 'https://pay.example' }), read: () => undefined };

onDatabase('the limits of reservations', (database) => {
  async function open(checkout: Record<string, unknown> = {}) {
    const yard = await someYard(database(), checkout, YARD);
    const { db } = database();
    const context = someContext(database(), yard.site);
    const outcomes: ReservationOutcome[] = [];
    let posts = 0;
    const reserve = async (vehicle: Vehicle, shopper: ReservingShopper, contact = {}) => {
      const submission = someSubmission({
        idempotency_key: `a-key-of-its-own-${(posts += 1)}`,
        fields: someFields({
          phone: `0491 57${String(posts).padStart(4, '0')}`,
          email: `shopper-${posts}@example.com`,
          ...contact,
        }),
      });
      const onReservation = (_site: string, outcome: ReservationOutcome) =>
        void outcomes.push(outcome);
      const own = { payments, onReservation, failed: context.failed };
      return reserveVehicle(await yard.contextOf(shopper, own), vehicle, submission);
    };
    const offSale = async () => (await yard.vehicles()).filter(({ reserved }) => reserved).length;
    const subcategories = async () =>
      (await newestLeads(db, { siteSlug: yard.site.slug, limit: 10 })).map(
        ({ lead }) => lead.subcategory,
      );
    return { ...yard, db, context, reserve, offSale, outcomes, subcategories };
  }

  it.each<[string, (at: number) => ReservingShopper, Record<string, unknown>, number]>([
    ['a stranger of one network', () => PERSON, {}, 0],
    ['strangers of forty networks', (at) => ({ ...PERSON, network: `198.51.100.${at}` }), {}, 0],
    ['one signed-in shopper', () => ({ ...PERSON, visitor: 'mia' }), {}, 2],
    [
      'one signed-in shopper with forty networks',
      (at) => ({ visitor: 'mia', network: `198.51.100.${at}` }),
      {},
      2,
    ],
    ['forty signed-in shoppers of one network', (at) => ({ ...PERSON, visitor: `${at}` }), {}, 2],
    [
      'forty signed-in shoppers of forty networks',
      (at) => ({ visitor: `${at}`, network: `198.51.100.${at}` }),
      {},
      4,
    ],
    ['a stranger of one network who never pays', () => PERSON, { takes_payment: true }, 2],
    [
      'strangers of forty networks who never pay',
      (at) => ({ ...PERSON, network: `198.51.100.${at}` }),
      { takes_payment: true },
      4,
    ],
    [
      'shoppers of a dealer who confirms everything',
      (at) => ({ visitor: `${at}`, network: `198.51.100.${at}` }),
      { free_hold: 'confirmed' },
      0,
    ],
  ])('let %s, who asks for all forty vehicles at once, take few off sale', async (...row) => {
    const [, shopperAt, checkout, most] = row;
    const { vehicles, reserve, offSale, outcomes } = await open(checkout);
    await Promise.all((await vehicles()).map((vehicle, at) => reserve(vehicle, shopperAt(at))));
    expect(await offSale()).toBe(most);
    expect(outcomes).toHaveLength(YARD);
    expect(outcomes.filter((outcome) => outcome === 'held' || outcome === 'paying')).toHaveLength(
      most,
    );
  });

  it('do not let strangers use up what a signed-in shopper may reserve', async () => {
    const { vehicles, reserve, offSale } = await open();
    const [first, second, third] = await vehicles();
    if (!first || !second || !third) throw new Error('The yard is empty');
    const contact = { phone: '0491 570 006', email: 'mia@example.com' };
    await reserve(first, { ...PERSON, network: 'a' }, contact);
    await reserve(second, { ...PERSON, network: 'b' }, contact);
    expect(await reserve(third, { ...PERSON, network: 'c' }, contact)).toEqual({
      ok: false,
      reason: 'too-many',
    });
    const own = { visitor: 'mia', network: 'd' };
    expect(await reserve(third, own, contact)).toMatchObject({ ok: true });
    expect(await offSale()).toBe(1);
  });

  it('are free again after the end of a reservation', async () => {
    const { vehicle, vehicles, reserve, expireHolds } = await open();
    const [first, second, third] = await vehicles();
    if (!first || !second || !third) throw new Error('The yard is empty');
    const own = { visitor: 'mia', network: 'd' };
    const wanted = await vehicle();
    const others = [first, second, third].filter(({ id }) => id !== wanted.id);
    await reserve(wanted, own);
    await reserve(others[0] ?? wanted, own);
    expect((await reserve(others[1] ?? wanted, own)).ok).toBe(false);
    await expireHolds();
    expect((await reserve(others[1] ?? wanted, own)).ok).toBe(true);
  });

  async function requested() {
    const opened = await open();
    const result = await opened.reserve(await opened.vehicle(), PERSON);
    if (!result.ok) throw new Error(result.reason);
    return { ...opened, ...result.reservation };
  }

  it('make a request that holds the vehicle once the dealer confirms it', async () => {
    const { db, id, state, context, site, vehicle, subcategories } = await requested();
    expect(state).toBe('requested');
    expect(await vehicle()).not.toHaveProperty('reserved');
    expect(await openHolds(db, { siteSlug: site.slug })).toMatchObject([{ id, state }]);
    expect(await confirmReservation(context, id)).toMatchObject({
      ok: true,
      reservation: { id, state: 'held' },
    });
    expect(await vehicle()).toMatchObject({ reserved: true });
    expect(await confirmReservation(context, id)).toEqual({ ok: false, reason: 'not-requested' });
    expect(await subcategories()).toEqual(['Reservation confirmed', 'Reservation requested']);
  });

  it('make a request that the dealer declines', async () => {
    const { id, context, vehicle, subcategories } = await requested();
    expect(await releaseReservation(context, id)).toMatchObject({ state: 'unconfirmed' });
    expect(await vehicle()).not.toHaveProperty('reserved');
    expect(await subcategories()).toEqual(['Request declined', 'Reservation requested']);
    await reportLapsedHolds(context);
    expect(await subcategories()).toHaveLength(2);
  });

  it('refuse to confirm a request for a vehicle that another shopper holds, and never free it', async () => {
    const { db, id, context, vehicle, reserve, expireHolds, subcategories } = await requested();
    await expireHolds();
    const other = await reserve(await vehicle(), { visitor: 'leo', network: 'x' });
    expect(other).toMatchObject({ ok: true, reservation: { state: 'held' } });
    expect(await confirmReservation(context, id)).toEqual({ ok: false, reason: 'vehicle-taken' });
    await endOverdueHolds(db);
    expect(await holdById(db, id)).toMatchObject({ state: 'unconfirmed' });
    expect(await vehicle()).toMatchObject({ reserved: true });
    await reportLapsedHolds(context);
    expect((await subcategories())[0]).toBe('Request lapsed');
  });

  it('forget whose a reservation was when its lead is erased', async () => {
    const { db, id, lead_id } = await requested();
    await db.transaction().execute((trx) => eraseLeads(trx, [lead_id]));
    const { holder } = await db
      .selectFrom('vehicle_hold')
      .select('holder')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(holder).toEqual([]);
  });
});
