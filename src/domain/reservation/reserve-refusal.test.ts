import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardActionsOf } from '#domain/vehicle/display/card-actions.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { reserveRefusal } from './reserve-refusal.ts';

const settings = { test_drive_only_tags: ['Test Drive Only'] };
const free = { status: 'in_stock', checkout_enabled: true, price: 20_000 };

it.each<[string, Partial<Vehicle>, string | undefined]>([
  ['a vehicle in stock', {}, undefined],
  ['one that is sold', { status: 'sold', reserved: true }, 'sold'],
  ['one with an unknown status', { status: 'in transit' }, 'sold'],
  ['one reserved by another shopper', { reserved: true }, 'reserved'],
  ['one that is coming soon', { status: 'coming_soon' }, 'coming-soon'],
  ['one for test drives only', { tag: 'test drive only' }, 'test-drive-only'],
  ['one without a price', { price: 0 }, 'no-price'],
  ['one whose price is a placeholder', { price: 1 }, 'no-price'],
  ['one with a price a week', { price: 0, subscription_price: 200 }, undefined],
  ['one that the dealer does not offer online', { checkout_enabled: false }, 'not-offered'],
])('checks %s', (_what, vehicle, refusal) => {
  expect(reserveRefusal({ ...free, ...vehicle }, settings)).toBe(refusal);
});

it('refuses exactly when the card has no reserve button', () => {
  const vehicles = fc.record(
    {
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'other'),
      reserved: fc.boolean(),
      checkout_enabled: fc.boolean(),
      tag: fc.constantFrom('Test Drive Only', 'Special'),
      price: fc.constantFrom(0, 1, 10, 11, 20_000),
      offer_price: fc.constantFrom(0, 18_000),
      subscription_price: fc.constantFrom(0, 200),
    },
    { requiredKeys: ['status'] },
  );
  const button = {
    ...settings,
    finance: false,
    checkout: true,
    hide_test_drive_when_coming_soon: false,
  };
  fc.assert(
    fc.property(vehicles, (vehicle) => {
      const offered = cardActionsOf(vehicle, button).includes('reserve');
      expect(reserveRefusal(vehicle, settings) === undefined).toBe(offered);
    }),
  );
});
