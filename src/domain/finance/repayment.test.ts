import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Frequency, type Loan, paymentsPerYear, repayment } from './repayment.ts';

const loan = (fields: Partial<Loan>): Loan => ({
  amount: 30_000,
  deposit: 0,
  establishmentFees: 0,
  residual: 0,
  interest: 6,
  years: 5,
  frequency: 'monthly',
  ...fields,
});

it('matches a published calculator to the cent', () => {
  // savings.com.au, car loan calculator: $30,000 over 5 years at 6%, without and with a balloon of 30%
  expect(repayment(loan({}))).toBe(579.98);
  expect(repayment(loan({ residual: 9000 }))).toBe(450.99);
});

it('subtracts the deposit and adds the fees', () => {
  const borrowed = repayment(loan({ amount: 40_000, deposit: 11_300, establishmentFees: 1300 }));
  expect(borrowed).toBe(repayment(loan({})));
});

it('divides the loan evenly without interest', () => {
  expect(repayment(loan({ interest: 0 }))).toBe(500);
  expect(repayment(loan({ interest: 0, residual: 6000, frequency: 'weekly' }))).toBe(92.31);
});

it('is 0 when the deposit covers the price', () => {
  expect(repayment(loan({ deposit: 30_000 }))).toBe(0);
  expect(repayment(loan({ deposit: 90_000 }))).toBe(0);
});

it('pays off every loan to within half a cent per payment', () => {
  const any = fc.record({
    amount: fc.integer({ min: 1000, max: 250_000 }),
    deposit: fc.constant(0),
    establishmentFees: fc.integer({ min: 0, max: 2000 }),
    residual: fc.integer({ min: 0, max: 900 }),
    interest: fc.integer({ min: 1, max: 40 }).map((half) => half / 2),
    years: fc.integer({ min: 2, max: 14 }).map((half) => half / 2),
    frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
  });
  fc.assert(
    fc.property(any, (one) => {
      const perYear = paymentsPerYear[one.frequency];
      const rate = one.interest / 100 / perYear;
      let owed = one.amount + one.establishmentFees;
      for (let paid = 0; paid < one.years * perYear; paid += 1) {
        owed = owed * (1 + rate) - repayment(one);
      }
      // half a cent per payment, with interest
      const tolerance = 0.005 * (((1 + rate) ** (one.years * perYear) - 1) / rate) + 0.001;
      expect(Math.abs(owed - one.residual)).toBeLessThanOrEqual(tolerance);
    }),
  );
});
