import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { appointmentFault } from './appointment-fault.ts';
import { leadFormView } from '#web/enquiry/lead/lead-form-view.ts';

/** A Saturday morning. */
const now = new Date('2026-11-20T22:00:00.000Z');
const open = (weekday: number) => ({ weekday, status: 'Open', open: '09:00', close: '12:00' });
const place = (name: string, weekdays: number[]) => ({
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  dealership_slug: `${name.toLowerCase()}-cars`,
  address: { street: '1 High Street', city: name, state: 'NSW', postcode: '2150' },
  contact_detail: { phone: '02 5550 0110', opening_hours: weekdays.map(open) },
});
const { settings } = someSite('yards', {
  dealerships: [
    { slug: 'gosford-cars', name: 'Gosford Cars' },
    { slug: 'penrith-cars', name: 'Penrith Cars' },
    { slug: 'secret-cars', name: 'Secret Cars' },
  ],
  locations: [
    place('Gosford', [6]),
    {
      ...place('Gosford', [0]),
      id: 'gosford-service',
      slug: 'gosford-service',
      location_type: 'service',
    },
    place('Penrith', [0, 6]),
    place('Secret', []),
  ],
});
const sunday = '2026-11-22T10:00';

it('offers the times of every yard that can be chosen, by day', () => {
  const { fields } = leadFormView('test-drive', settings, now);
  const options = fields.find(({ name }) => name === 'appointment')?.options ?? [];
  expect(options.map(({ value }) => value)).toContain(sunday);
  expect(options).toEqual(options.toSorted((one, other) => (one.value < other.value ? -1 : 1)));
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  expect(options.find(({ value }) => value === sunday)).toMatchObject({
    label: 'Sun, 22 Nov, 10:00 am',
    group: 'Sun, 22 Nov',
  });
});

it.each([
  [{ appointment: sunday, dealership_slug: 'gosford-cars' }, 'Gosford Cars'],
  [{ appointment: sunday, location_id: 'gosford' }, 'Gosford'],
])('refuses %j, when the yard is closed', (values, name) => {
  expect(appointmentFault(values, settings, now)).toEqual({
    field: 'appointment',
    message: `${name} is closed then. Please choose another time.`,
  });
});

it.each([
  [{ appointment: sunday, dealership_slug: 'penrith-cars' }],
  [{ appointment: sunday, location_id: 'penrith' }],
  [{ appointment: sunday, dealership_slug: 'secret-cars' }],
  [{ appointment: sunday }],
  [{ dealership_slug: 'gosford-cars' }],
])('has nothing to say of %j', (values) => {
  expect(appointmentFault(values, settings, now)).toBeUndefined();
});
