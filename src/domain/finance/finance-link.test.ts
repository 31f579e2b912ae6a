import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { financeLink, withParameters } from './finance-link.ts';

const vehicle = someVehicle({
  id: 7,
  price: 24_990,
  offer_price: 22_990,
  vin: 'MR0HA3CD100400001',
  dealership_slug: 'yard',
});
const parameters =
  'preferredDealership=yard&vehiclePriceBudget=22990&car_id=7&car_type=used&vin=MR0HA3CD100400001';

it.each([
  ['/finance', `/finance?${parameters}#finance-form`],
  ['https://lender.example/apply', `https://lender.example/apply?${parameters}#finance-form`],
  [
    'https://lender.example/apply?dealer=9',
    `https://lender.example/apply?dealer=9&${parameters}#finance-form`,
  ],
  ['/apply-for-finance#start', `/apply-for-finance?${parameters}#start`],
])('names the dealership, the shown price and the vehicle to %s', (base, link) => {
  expect(financeLink(vehicle, base)).toBe(link);
});

it('leaves out a price and a VIN that the vehicle does not have', () => {
  const { vin: _, ...unnamed } = someVehicle({ id: 7, price: 0 });
  expect(financeLink(unnamed, '/finance')).toBe(
    '/finance?preferredDealership=yard&car_id=7&car_type=used#finance-form',
  );
});

it('adds nothing to an address without parameters', () => {
  expect(withParameters('/apply-for-finance', new URLSearchParams())).toBe('/apply-for-finance');
});
