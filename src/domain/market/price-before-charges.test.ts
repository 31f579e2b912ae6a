import { expect, it } from 'vitest';
import { priceBeforeCharges } from './price-before-charges.ts';

it.each([
  ['excluding charges', { price: 20_000, price_basis: 'egc' }, 20_000],
  ['with an unknown basis unchanged', { price: 20_000 }, 20_000],
  ['that is an offer', { price: 20_000, offer_price: 18_000 }, 18_000],
  [
    'with drive-away charges before charges',
    { price: 22_000, price_basis: 'drive_away', egc_price: 20_500 },
    20_500,
  ],
  ['with drive-away charges only', { price: 22_000, price_basis: 'drive_away' }, undefined],
  [
    'with drive-away charges and a placeholder before charges',
    { price: 22_000, price_basis: 'drive_away', egc_price: 1 },
    undefined,
  ],
  ['that is a placeholder', { price: 10 }, undefined],
] as const)('compares a price %s', (_what, vehicle, price) => {
  expect(priceBeforeCharges(vehicle)).toBe(price);
});
