import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { leadFormView } from './lead-form-view.ts';

const { settings } = someSite('yard');
const now = new Date('2026-11-21T02:00:00.000Z');
const eventOf = (kind: 'vehicle' | 'test-drive', car_type: 'used' | 'new', tag?: string) =>
  leadFormView(kind, settings, now, { vehicle: someVehicle({ car_type, ...(tag && { tag }) }) })
    .event;

// the ids are those of specification 2, section 7: 15, 14, 48, 17, 17
it.each([
  ['vehicle', 'used', undefined, 'usedEnquiry'],
  ['vehicle', 'new', undefined, 'newEnquiry'],
  ['test-drive', 'used', undefined, 'usedTestDrive'],
  ['test-drive', 'new', undefined, 'newTestDrive'],
  ['test-drive', 'used', 'Test Drive Only', 'newTestDrive'],
] as const)('a form %s of a %s vehicle tagged %s is %s', (kind, carType, tag, event) => {
  expect(eventOf(kind, carType, tag)).toBe(event);
});

it('keeps the core fields, whatever a site changes', () => {
  const own = {
    'online-payment': {
      fields: [
        { name: 'amount', removed: true },
        { name: 'reference', type: 'checkbox', required: false, label: 'Invoice' },
        { name: 'email', required: false },
        { name: 'phone', removed: true },
        { name: 'message', removed: true },
      ],
    },
  };
  const site = someSite('strict', { forms: { own } });
  const { fields } = leadFormView('online-payment', site.settings, now);
  const shapes = new Map(fields.map(({ name, type, required }) => [name, { type, required }]));
  expect(shapes.get('amount')).toEqual({ type: 'money', required: true });
  expect(shapes.get('reference')).toEqual({ type: 'text', required: true });
  expect(shapes.get('email')).toEqual({ type: 'email', required: true });
  expect(shapes.get('phone')).toEqual({ type: 'phone', required: true });
  expect(shapes.has('message')).toBe(false);
  expect(fields.find(({ name }) => name === 'reference')?.label).toBe('Invoice');
});

it('makes the phone optional if the site says so', () => {
  const own = { general: { fields: [{ name: 'phone', required: false }] } };
  const { fields } = leadFormView('general', someSite('easy', { forms: { own } }).settings, now);
  expect(fields.find(({ name }) => name === 'phone')).toMatchObject({ required: false });
  const usual = leadFormView('general', settings, now).fields;
  expect(usual.find(({ name }) => name === 'phone')).toMatchObject({ required: true });
});

it('shows the number of the vehicle’s own yard, masked if the site masks numbers', () => {
  const yard = (id: string, phone: string) => ({
    ...(someSettings('yard')['locations'] as object[])[0],
    id,
    slug: id,
    primary: id === 'first',
    contact_detail: { phone },
  });
  const locations = [yard('first', '02 5550 0101'), yard('second', '02 5550 0202')];
  const form = (mask: boolean) =>
    leadFormView('vehicle', someSite('yard', { locations, phones: { mask } }).settings, now, {
      vehicle: someVehicle({ location_id: 'second', dealership_slug: 'yard-yard' }),
    });
  expect(form(false).phone).toEqual({ text: '02 5550 0202' });
  expect(form(true).phone?.text).not.toContain('0202');
  expect(leadFormView('careers', settings, now).phone).toBeUndefined();
});
