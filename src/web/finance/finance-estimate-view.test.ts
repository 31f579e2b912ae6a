import { expect, it } from 'vitest';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { financeEstimateView } from './finance-estimate-view.ts';

const now = new Date('2026-06-01T00:00:00Z');
const youxQuote = { weeklyRepaymentAmount: 91.2, advertisedRate: 8.49, comparisonRate: 9.1 };
const estimate = (vehicle: Partial<Vehicle>, finance: Record<string, unknown> = {}) =>
  financeEstimateView(
    someVehicle({ youxQuote, ...vehicle }),
    someSite('yard', { finance: { enabled: true, quotes: true, ...finance } }).settings,
    now,
  );

it('is the partner’s quote over five years, with both rates', () => {
  expect(estimate({})).toEqual({
    repayment: '$91.20',
    period: 'week',
    terms: 'Over 5 years',
    rate: '8.49% p.a.',
    comparisonRate: '9.1% p.a.',
    disclaimer: {
      whole: expect.stringMatching(
        /^The estimate is based on a 5-year term and a 10\.0% deposit\./,
      ),
      start: expect.stringMatching(/…$/),
    },
  });
});

it('is a lender’s repayment rather than the quote', () => {
  const finance_lenders = { wattle: { interestRate: 7, comparisonRate: 8, paymentMonth: 300 } };
  const lenders = [{ provider: 'wattle', name: 'Wattle' }];
  expect(estimate({ finance_lenders }, { lenders })).toMatchObject({
    repayment: '$300.00',
    period: 'month',
    terms: 'with Wattle',
  });
});

it('is monthly if the site says so: the lender’s monthly repayment, or 4.33 times the weekly one', () => {
  const lenders = [{ provider: 'wattle', name: 'Wattle' }];
  const of = (entry: object) =>
    estimate(
      { finance_lenders: { wattle: { interestRate: 7, comparisonRate: 8, ...entry } } },
      { lenders, estimate_per: 'month' },
    );
  expect(of({ paymentWeek: 100, paymentMonth: 430 })).toMatchObject({ repayment: '$430.00' });
  expect(of({ paymentWeek: 100 })).toMatchObject({ repayment: '$433.00', period: 'month' });
  expect(estimate({}, { estimate_per: 'month' })).toMatchObject({
    repayment: '$394.90',
    period: 'month',
  });
});

it.each([
  ['the site shows no quotes', {}, { quotes: false }],
  ['the site has no finance', {}, { enabled: false }],
  ['the vehicle is not in stock', { status: 'coming_soon' }, {}],
  ['its make is excluded from finance', { make: 'Lexus' }, { never_for_makes: ['lexus'] }],
  ['its dealership is excluded from finance', {}, { never_for_dealerships: ['yard'] }],
])('is undefined if %s', (_why, vehicle, finance) => {
  expect(estimate(vehicle, finance)).toBeUndefined();
});

it('is in whole dollars if the calculator below it rounds up', () => {
  const calculator = { enabled: true, rounds_up: true };
  expect(estimate({}, { calculator })).toMatchObject({ repayment: '$92' });
  expect(estimate({}, { calculator: { ...calculator, enabled: false } })).toMatchObject({
    repayment: '$91.20',
  });
});
