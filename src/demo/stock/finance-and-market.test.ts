import { expect, it } from 'vitest';
import { yards } from '#demo/yards.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { repayment } from '#domain/finance/repayment.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import { comparisonRate } from './finance-and-market.ts';

it('has lenders with figures consistent with their terms', () => {
  let entries = 0;
  const today = new Date('2026-06-01T00:00:00Z');
  for (const vehicle of yards.flatMap(({ slug }) => [...demoStock(slug, today)])) {
    for (const entry of Object.values(vehicle.finance_lenders ?? {})) {
      const { deposit = 0, balloon = 0, interestRate = 0, termYears = 0 } = entry;
      const loan = {
        amount: searchedPrice(vehicle) ?? 0,
        deposit,
        residual: balloon,
        interest: interestRate,
        years: termYears,
        establishmentFees: entry.establishmentFees ?? 0,
      };
      expect(entry.paymentWeek).toBe(repayment({ ...loan, frequency: 'weekly' }));
      expect(entry.paymentMonth).toBe(repayment({ ...loan, frequency: 'monthly' }));
      expect(entry.comparisonRate).toBe(comparisonRate(interestRate));
      entries += 1;
    }
  }
  expect(entries).toBeGreaterThan(100);
});

it('has a comparison rate that includes the fee', () => {
  expect(comparisonRate(8.5)).toBeGreaterThan(8.9);
  expect(comparisonRate(8.5)).toBeLessThan(9.5);
});
