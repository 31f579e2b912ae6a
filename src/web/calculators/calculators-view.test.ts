import { expect, it } from 'vitest';
import { calculation } from '#domain/finance/calculator.ts';
import { repayment } from '#domain/finance/repayment.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { calculatorsView } from './calculators-view.ts';

const view = (vehicle: Partial<Vehicle>, settings: object = {}, query = '') =>
  calculatorsView(
    someVehicle(vehicle),
    someSite('yard', { finance: { calculator: { enabled: true } }, ...settings }).settings,
    new URLSearchParams(query),
    new Date('2026-06-01T00:00:00Z'),
  );

it('calculates finance from the displayed price, if the site offers the calculator', () => {
  expect(view({ price: 20_000, offer_price: 18_500 }).finance?.price).toBe(18_500);
  expect(view({}, { finance: {} }).finance).toBeUndefined();
});

it('uses the ranges and fees of the lender whose repayment the vehicle shows', () => {
  const finance = {
    calculator: { enabled: true, establishment_fees: 395 },
    lenders: [
      { provider: 'dear', name: 'Dear', price_over: 90_000, calculator: { amount_min: 9000 } },
      {
        provider: 'wattle',
        name: 'Wattle',
        calculator: { interest: { min: 4, max: 20, default: 8 }, establishment_fees: 1360.5 },
      },
    ],
  };
  const entry = { interestRate: 8, comparisonRate: 9 };
  const vehicle = { finance_lenders: { dear: entry, wattle: entry } };
  expect(view(vehicle, { finance }).finance?.settings).toMatchObject({
    amount: { min: 1000 },
    interest: { min: 4, max: 20, default: 8 },
    establishment_fees: 1360.5,
  });
  expect(view({}, { finance }).finance?.settings.establishment_fees).toBe(395);
});

it('starts from the repayment shown beside the price, with the same terms', () => {
  const entry = {
    interestRate: 17.5,
    comparisonRate: 18.2,
    paymentWeek: 92.35,
    termYears: 6,
    deposit: 1999,
    balloon: 3000,
    establishmentFees: 495,
  };
  const finance = {
    enabled: true,
    calculator: { enabled: true, establishment_fees: 395, other_fees: [{ name: 'x', dollars: 6 }] },
    lenders: [{ provider: 'wattle', name: 'Wattle' }],
  };
  const vehicle = { price: 19_990, finance_lenders: { wattle: entry } };
  const calculator = view(vehicle, { finance }).finance;
  if (!calculator) throw new Error('There is no calculator');
  expect(calculation(calculator.entries, calculator.settings, calculator.price)).toEqual({
    inputs: { amount: 19_990, term: 6, interest: 17.5, deposit: 1999, residual: 3000 },
    frequency: 'weekly',
    repayment: 92.35,
  });
  const other = calculation({ deposit: 2000 }, calculator.settings, calculator.price);
  expect(other.repayment).toBe(
    repayment({
      amount: 19_990,
      deposit: 2000,
      establishmentFees: 495,
      residual: 3000,
      interest: 17.5,
      years: 6,
      frequency: 'weekly',
    }),
  );
  const whole = view(vehicle, { finance: { ...finance, whole_dollars: true } }).finance;
  expect(whole && calculation({}, whole.settings, whole.price).repayment).toBe(93);
});

it('starts from the partner’s quote if that is shown beside the price', () => {
  const youxQuote = { weeklyRepaymentAmount: 91.2, advertisedRate: 8.49, comparisonRate: 9.1 };
  const finance = { enabled: true, quotes: true, calculator: { enabled: true } };
  const calculator = view({ youxQuote }, { finance }).finance;
  expect(calculator && calculation({}, calculator.settings, calculator.price)).toMatchObject({
    inputs: { interest: 8.49, term: 5 },
    repayment: 91.2,
  });
});

it.each(['sold', 'coming_soon'])('offers no finance for a vehicle that is %s', (status) => {
  expect(view({ status }).finance).toBeUndefined();
});

it('reads the parameters of the form without script, and ignores values that are not numbers', () => {
  const query = 'amount=$25,000&term=4&interest=abc&deposit=-5&frequency=monthly&unknown=1';
  expect(view({}, {}, query).finance).toMatchObject({
    entries: { amount: 25_000, term: 4, frequency: 'monthly' },
    rejected: { interest: 'abc', deposit: '-5' },
  });
});

it('starts the fuel calculator from the vehicle’s consumption and the default price and distance', () => {
  expect(view({ fuelconsumptioncombined: 6.2 }).fuel?.defaults).toEqual({
    consumption: 6.2,
    dollarsPerLitre: 1.7,
    kmPerWeek: 250,
  });
  const query = 'consumption=7&fuel_price=$2.05&distance=1,000 kms';
  expect(view({}, {}, query).fuel?.typed).toEqual({
    consumption: '7',
    dollarsPerLitre: '$2.05',
    kmPerWeek: '1,000 kms',
  });
});

it('has no fuel calculator for an electric vehicle, or if the site turns it off', () => {
  expect(view({ simple_fuel: 'Electric' }).fuel).toBeUndefined();
  expect(view({}, { vehicle: { fuel_calculator: false } }).fuel).toBeUndefined();
});
