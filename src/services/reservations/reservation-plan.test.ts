import { expect, it } from 'vitest';
import { someFields, someSubmission } from '#tests/support/leads.ts';
import { someShopper, someYard } from '#tests/support/reservations.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import type { LeadFields } from '#domain/lead/lead-fields.ts';
import { visitCalendar } from '#services/confirmations/visit-calendar.ts';
import { reservationCalendar, reservationPlan } from './reservation-plan.ts';
import { reserveVehicle } from './reserve-vehicle.ts';

onDatabase('the plan of a reservation', (database) => {
  async function reserved(fields: Partial<LeadFields> = {}) {
    const yard = await someYard(database());
    const context = await yard.contextOf(someShopper('mia'));
    const submission = someSubmission({ fields: someFields(fields) });
    const result = await reserveVehicle(context, await yard.vehicle(), submission);
    if (!result.ok) throw new Error(result.reason);
    return { context, id: result.reservation.id };
  }

  it('has the visit that was asked for, also as a calendar file in the time of the yard', async () => {
    const { context, id } = await reserved({ appointment: '2026-11-30T09:30' });
    const plan = await reservationPlan(context, id);
    expect(plan).toMatchObject({ visit: '2026-11-30T09:30', isPurchase: false });
    const file = await reservationCalendar(context, id);
    expect(file).toContain('DTSTART:20261129T223000Z');
    expect(file).toContain(`/reservation/`);
  });

  it('is the same event as the visit’s own file, so that a calendar shows it once', async () => {
    const { context, id } = await reserved({ appointment: '2026-11-30T09:30' });
    const file = await reservationCalendar(context, id);
    const receiver = { dealership_slug: context.site.settings.dealerships[0]?.slug ?? '' };
    const visit = visitCalendar(context, '2026-11-30T09:30', receiver, undefined);
    const eventOf = (calendar = '') => /^UID:.+$/m.exec(calendar)?.[0];
    expect(eventOf(file)).toBeDefined();
    expect(eventOf(visit)).toBe(eventOf(file));
  });

  it('puts the end of the hold into the calendar of who asked for no visit', async () => {
    const { context, id } = await reserved();
    const plan = await reservationPlan(context, id);
    expect(plan?.calendar?.start).toBe(plan?.reservation.expires_at);
    expect(await reservationCalendar(context, id)).toContain('reserved until now');
  });

  it('knows a purchase from a reservation, and no reservation of another id', async () => {
    const purpose = { name: 'purpose', label: 'Wants to', value: 'Buy online' };
    const { context, id } = await reserved({ answers: [purpose] });
    expect(await reservationPlan(context, id)).toMatchObject({ isPurchase: true });
    expect(await reservationPlan(context, crypto.randomUUID())).toBeUndefined();
    expect(await reservationCalendar(context, crypto.randomUUID())).toBeUndefined();
  });
});
