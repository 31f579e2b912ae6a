import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { vehicleQuoteRequest } from './vehicle-quote.ts';

const rules = { enabled: true, quotes: true, never_for_makes: [], never_for_dealerships: [] };
const vehicle: Partial<Vehicle> = {
  price: 24_990,
  year: 2021,
  vin: 'MR0HA3CD100400001',
  nvic: 'ABC23D',
};
const request = (facts: Partial<Vehicle> = {}, others: Partial<typeof rules> = {}) =>
  vehicleQuoteRequest(someVehicle({ ...vehicle, ...facts }), { ...rules, ...others });

it('asks for the best score and five years, without a salesperson', () => {
  expect(request()).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 24_990,
    loanTerm: 5,
    year: 2021,
    vin: 'MR0HA3CD100400001',
    nvic: 'ABC23D',
    whoIsHelping: '',
  });
});

it('asks for the price that the page shows, even below the quick quote’s range', () => {
  expect(request({ offer_price: 22_990 })?.purchasePrice).toBe(22_990);
  expect(request({ price: 6990 })?.purchasePrice).toBe(6990);
});

it.each<[string, Partial<Vehicle>, object]>([
  ['the feed has a quote', { youxQuote: quote() }, {}],
  ['the vehicle has no price', { price: 0 }, {}],
  ['the vehicle is not in stock', { status: 'sold' }, {}],
  ['the make is never financed', { make: 'Lexus' }, { never_for_makes: ['lexus'] }],
  ['the site shows no quotes', {}, { quotes: false }],
  ['the site has no finance', {}, { enabled: false }],
])('asks for nothing if %s', (_why, facts, others) => {
  expect(request(facts, others)).toBeUndefined();
});

function quote() {
  return { weeklyRepaymentAmount: 91.2, advertisedRate: 8.49, comparisonRate: 9.1 };
}
