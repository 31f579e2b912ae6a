import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { formContextOf } from './form-context-of.ts';

const now = new Date('2026-11-20T00:00:00.000Z');
const [address] = someSettings('yard')['locations'] as [{ address: object }];
const yard = (id: string, dealership_slug: string, weekday: number, more: object = {}) => ({
  ...address,
  id,
  name: id,
  slug: id,
  dealership_slug,
  contact_detail: {
    opening_hours: [{ weekday, status: 'Open', open: '09:00', close: '11:00' }],
  },
  ...more,
});

// Penrith and Gosford belong to one dealership, Ryde to another, and a third sells no vehicles; 21 November 2026 is a
// Saturday
const { settings } = someSite('group', {
  dealerships: [
    { slug: 'west', name: 'West Cars' },
    { slug: 'north', name: 'North Cars' },
    { slug: 'east', name: 'East Repairs' },
  ],
  locations: [
    yard('penrith', 'west', 6),
    yard('gosford', 'west', 0),
    yard('west-parts', 'west', 6, { location_type: 'parts' }),
    yard('ryde', 'north', 6),
    yard('east-parts', 'east', 6, { location_type: 'parts', primary: false }),
    yard('east-service', 'east', 0, { location_type: 'service', primary: true }),
  ],
});
const west = { dealership_slug: 'west' };

it('lets a shopper choose among the yards of a group', () => {
  const { yard: question } = formContextOf(settings, now, {});
  expect(question?.options?.map(({ value }) => value)).toEqual(['penrith', 'gosford', 'ryde']);
});

it('asks for the yard of a vehicle only if it is unknown', () => {
  const unplaced = formContextOf(settings, now, { vehicle: someVehicle(west) });
  expect(unplaced.yard?.options?.map(({ value }) => value)).toEqual(['penrith', 'gosford']);
  const vehicle = someVehicle({ ...west, location_id: 'gosford' });
  expect(formContextOf(settings, now, { vehicle }).yard).toBeUndefined();
  const ofOneYard = someVehicle({ dealership_slug: 'north' });
  expect(formContextOf(settings, now, { vehicle: ofOneYard }).yard).toBeUndefined();
});

it('names the yards of each appointment that not all of them offer', () => {
  const slots = formContextOf(settings, now, {}).slots();
  const only = new Map(slots.map(({ value, only_for }) => [value, only_for]));
  expect(only.get('2026-11-21T09:00')).toEqual(['penrith', 'ryde']);
  expect(only.get('2026-11-22T09:00')).toEqual(['gosford']);
});

it('offers appointments only at the vehicle’s own yard', () => {
  const vehicle = someVehicle({ ...west, location_id: 'gosford' });
  const days = formContextOf(settings, now, { vehicle })
    .slots()
    .map(({ value, only_for }) => ({ day: value.slice(0, 10), only_for }));
  expect(new Set(days.map(({ day }) => new Date(day).getUTCDay()))).toEqual(new Set([0]));
  expect(days.every(({ only_for }) => only_for === undefined)).toBe(true);
});

it('offers appointments at the primary location of a dealership whose locations accept no enquiries', () => {
  const vehicle = someVehicle({ dealership_slug: 'east' });
  const days = formContextOf(settings, now, { vehicle })
    .slots()
    .map(({ value }) => new Date(value.slice(0, 10)).getUTCDay());
  expect(new Set(days)).toEqual(new Set([0]));
});

it('offers the workshops of the dealer for a service, with their own appointments', () => {
  const { yard: question, slots } = formContextOf(settings, now, {}, 'service');
  expect(question).toBeUndefined();
  const days = slots().map(({ value }) => new Date(value.slice(0, 10)).getUTCDay());
  expect(new Set(days)).toEqual(new Set([0]));
});

it('lets the shopper choose among the parts counters of a group, and not among other dealerships', () => {
  const { yard: question } = formContextOf(settings, now, {}, 'parts');
  expect(question?.options?.map(({ value }) => value)).toEqual(['west', 'east']);
});

it('sends a service to the primary location if the dealer has no workshop', () => {
  const { settings: sales } = someSite('sales', {
    locations: [
      yard('first', 'sales-yard', 6, { primary: false }),
      yard('second', 'sales-yard', 0, { primary: true }),
    ],
  });
  const { yard: question, slots } = formContextOf(sales, now, {}, 'service');
  expect(question).toBeUndefined();
  expect(slots().every(({ value }) => new Date(value.slice(0, 10)).getUTCDay() === 0)).toBe(true);
});
