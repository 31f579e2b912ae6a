import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { reservationView } from './reservation-view.ts';

it('tells the time of the vehicle’s yard once the lead is erased', () => {
  const [yard] = someSettings('yard')['locations'] as Record<string, unknown>[];
  const address = { street: '1 Hay Street', city: 'Perth', state: 'WA', postcode: '6000' };
  const { settings } = someSite('yard', { locations: [{ ...yard, address }] });
  const plan = {
    reservation: {
      id: crypto.randomUUID(),
      site_slug: 'yard',
      vehicle_id: 1,
      lead_id: 'erased',
      state: 'held',
      expires_at: '2026-11-30T02:00:00.000Z',
    },
    location: undefined,
    visit: undefined,
    isPurchase: false,
    calendar: undefined,
  } as const;
  const vehicle = someVehicle({ dealership_slug: 'yard-yard' });
  const view = reservationView(plan, vehicle, settings, new Date('2026-11-28'), false);
  expect(view.lines.join(' ')).toContain('10:00 am');
});
