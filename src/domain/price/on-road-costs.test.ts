import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { onRoadCosts } from './on-road-costs.ts';

const { price: settings } = someSite('yard').settings;
const vehicle = someVehicle({ price: 55_990, price_basis: 'drive_away', egc_price: 53_663 });

it('explains a drive-away price by the price before government charges', () => {
  expect(onRoadCosts(vehicle, settings)).toBe('$55,990 drive away = $53,663 + on-road costs');
});

it.each([
  ['another basis', { price_basis: 'egc' }],
  ['an offer below the price', { offer_price: 54_000 }],
  ['a price before charges that is not lower', { egc_price: 55_990 }],
  ['a placeholder for a price', { price: 1 }],
] as const)('says nothing of %s', (_what, facts) => {
  expect(onRoadCosts({ ...vehicle, ...facts }, settings)).toBeUndefined();
});
