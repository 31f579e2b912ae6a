import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { type CardTagSettings, cardTag } from './card-tag.ts';

const settings: CardTagSettings = {
  just_arrived_days: 8,
  just_arrived_tag_name: 'New',
  sold_tag_name: 'JUST SOLD',
  sold_statuses: ['sold', 'delivered'],
  certified_make: 'Toyota',
  show_certified: true,
};
const now = new Date('2026-03-10T00:00:00Z');
const old = '2026-01-01T00:00:00Z';

it.each([
  [
    'sold above all else',
    { status: 'sold', reserved: true, tag: 'Hot' },
    { kind: 'sold', text: 'JUST SOLD' },
  ],
  [
    'sold for each status that means sold',
    { status: 'delivered' },
    { kind: 'sold', text: 'JUST SOLD' },
  ],
  ['with nothing for any other unavailable status', { status: 'withdrawn', tag: 'Hot' }, undefined],
  [
    'reserved',
    { reserved: true, certified: true, tag: 'Hot' },
    { kind: 'reserved', text: 'RESERVED' },
  ],
  [
    'certified, if used and of the certified make',
    { certified: true, tag: 'Hot' },
    { kind: 'certified' },
  ],
  [
    'with the tag of a certified new car',
    { certified: true, car_type: 'new' as const, tag: 'Hot' },
    { kind: 'tag', text: 'Hot' },
  ],
  [
    'with the tag of a certified car of another make',
    { certified: true, make: 'Kia', tag: 'Hot' },
    { kind: 'tag', text: 'Hot' },
  ],
  ['with its tag', { status: 'coming_soon', tag: 'Hot' }, { kind: 'tag', text: 'Hot' }],
  [
    'coming soon',
    { status: 'coming_soon', created_at: now.toISOString() },
    { kind: 'coming-soon', text: 'COMING SOON' },
  ],
  ['new within the window', { created_at: '2026-03-02T00:00:01Z' }, { kind: 'new', text: 'New' }],
  ['with nothing at the window’s end', { created_at: '2026-03-02T00:00:00Z' }, undefined],
  ['with nothing otherwise', {}, undefined],
])('a card is tagged %s', (_what, vehicle, tag) => {
  expect(cardTag(someVehicle({ created_at: old, ...vehicle }), settings, now)).toEqual(tag);
});

it('skips the certified tag if the site does not show it', () => {
  const vehicle = someVehicle({ created_at: old, certified: true });
  expect(cardTag(vehicle, { ...settings, show_certified: false }, now)).toBeUndefined();
});
