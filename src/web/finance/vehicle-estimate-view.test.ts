import { expect, it } from 'vitest';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { holds, vehicleEstimateView } from './vehicle-estimate-view.ts';

const now = new Date('2026-06-01T00:00:00Z');
const entry = {
  interestRate: 7,
  comparisonRate: 8,
  paymentWeek: 99,
  termYears: 4,
  deposit: 1999,
  balloon: 0,
  establishmentFees: 495,
};
const youxQuote = { weeklyRepaymentAmount: 91.2, advertisedRate: 8.49, comparisonRate: 9.1 };
const view = (vehicle: Partial<Vehicle>, terms?: OwnTerms) =>
  vehicleEstimateView(
    someVehicle({ price: 19_990, ...vehicle }),
    someSite('yard', {
      finance: {
        enabled: true,
        quotes: true,
        lenders: [{ provider: 'wattle', name: 'Wattle' }],
        rate_card: { establishment_fee: 395, monthly_fee: 8, deposit_percent: 10 },
      },
    }).settings,
    now,
    terms,
  );

it('is the lender’s repayment with its terms, for its price and term', () => {
  expect(view({ finance_lenders: { wattle: entry } })).toMatchObject({
    repayment: '$99.00',
    period: 'week',
    terms: 'Over 4 years with Wattle',
    figures: [
      { label: 'Deposit', value: '$1,999' },
      { label: 'Balloon', value: '$0' },
      { label: 'Establishment fee', value: '$495' },
    ],
    holdsFor: { purchasePrice: 19_990, loanTerm: 4, score: 'GREAT' },
  });
});

it('is on the shopper’s own deposit and term, which the salesperson reads too', () => {
  const estimate = view({ finance_lenders: { wattle: entry } }, { deposit: 5000, years: 3 });
  expect(estimate).toMatchObject({
    terms: 'Over 3 years, $5,000 deposit, with Wattle',
    holdsFor: { loanTerm: 3 },
    lead: { deposit: 5000, lender: 'Wattle' },
  });
  expect(view({ finance_lenders: { wattle: entry } })?.lead).not.toHaveProperty('deposit');
});

it('on own terms states the final payment that it includes, and who lends on which conditions', () => {
  const disclaimer = 'Wattle Pty Ltd, Australian Credit Licence 123456.';
  const finance_lenders = { wattle: { ...entry, balloon: 9000, disclaimer } };
  const estimate = view({ finance_lenders }, { deposit: 5000, years: 7 });
  expect(estimate?.terms).toBe('Over 7 years, $5,000 deposit, $9,000 final payment, with Wattle');
  expect(estimate?.disclaimer?.whole).toMatch(/^The estimate is worked out from the deposit/);
  expect(estimate?.disclaimer?.whole).toContain(disclaimer);
});

it('is the quote with the terms of the rate card that it follows from', () => {
  const ofCard = { ...youxQuote, weeklyRepaymentAmount: 88.69 };
  expect(view({ youxQuote: ofCard })).toMatchObject({
    repayment: '$88.69',
    terms: 'Over 5 years',
    figures: [
      { label: 'Deposit', value: '$1,999' },
      { label: 'Balloon', value: '$0' },
      { label: 'Establishment fee', value: '$395' },
      { label: 'Account-keeping fee (per month)', value: '$8' },
    ],
    holdsFor: { loanTerm: 5 },
  });
});

it('names no fees of the rate card beside a quote that was not made with them', () => {
  const estimate = view({ youxQuote }) ?? expect.unreachable('no estimate');
  expect(estimate.repayment).toBe('$91.20');
  expect(estimate.figures.map(({ label }) => label)).toEqual(['Deposit', 'Balloon']);
  expect(estimate.disclaimer?.whole).not.toContain('includes');
});

it('states the price if the quick quote starts with another one', () => {
  const cheap = view({ price: 6990, finance_lenders: { wattle: entry } });
  expect(cheap?.holdsFor.purchasePrice).toBe(10_000);
  expect(cheap?.figures[0]).toEqual({ label: 'Based on a price of', value: '$6,990' });
});

it.each([
  ['shows no estimate', { finance_lenders: {} }],
  ['has no price', { price: 0, finance_lenders: { wattle: entry } }],
  ['has a term of half years', { finance_lenders: { wattle: { ...entry, termYears: 4.5 } } }],
])('is undefined for a vehicle that %s', (_which, vehicle) => {
  expect(view(vehicle)).toBeUndefined();
});

it('holds until the price, the term or the score is changed', () => {
  const estimate = view({ youxQuote }) ?? expect.unreachable('no estimate');
  const start = estimate.holdsFor;
  expect(holds(estimate, { ...start })).toBe(true);
  expect(holds(estimate, { ...start, purchasePrice: 20_000 })).toBe(false);
  expect(holds(estimate, { ...start, loanTerm: 4 })).toBe(false);
  expect(holds(estimate, { ...start, score: 'POOR' })).toBe(false);
});
