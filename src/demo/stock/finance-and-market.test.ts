import { expect, it } from 'vitest';
import { yards } from '#demo/yards.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { comparisonRate } from '#domain/finance/comparison-rate.ts';
import { repayment } from '#domain/finance/repayment.ts';
import { searchedPrice } from '#domain/price/price-display.ts';

it('has lenders with figures consistent with their terms', () => {
  let entries = 0;
  const today = new Date('2026-06-01T00:00:00Z');
  for (const vehicle of yards.flatMap(({ slug }) => [...demoStock(slug, today)])) {
    for (const entry of Object.values(vehicle.finance_lenders ?? {})) {
      const { deposit = 0, balloon = 0, interestRate = 0, termYears = 0 } = entry;
      const { establishmentFees = 0 } = entry;
      const loan = {
        amount: searchedPrice(vehicle) ?? 0,
        deposit,
        residual: balloon,
        interest: interestRate,
        years: termYears,
        establishmentFees,
      };
      expect(entry.paymentWeek).toBe(repayment({ ...loan, frequency: 'weekly' }));
      expect(entry.paymentMonth).toBe(repayment({ ...loan, frequency: 'monthly' }));
      expect(entry.comparisonRate).toBe(
        comparisonRate({ interest: interestRate, establishmentFee: establishmentFees }),
      );
      expect(entry.comparisonRate).toBeGreaterThan(interestRate);
      entries += 1;
    }
  }
  expect(entries).toBeGreaterThan(100);
});
