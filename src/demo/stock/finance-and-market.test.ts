import { expect, it } from 'vitest';
import { yards } from '#demo/yards.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { demoQuote } from './demo-quote.ts';
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

it('has quotes that follow from the rate card of the vehicle’s site, on some vehicles without lenders', () => {
  const today = new Date('2026-06-01T00:00:00Z');
  const stock = [...demoStock('banksia-motors', today)];
  const quoted = stock.filter(({ youxQuote }) => youxQuote);
  for (const vehicle of quoted) {
    expect(vehicle.youxQuote).toEqual(demoQuote('banksia-motors', vehicle, 2026));
    expect(vehicle.finance_lenders).toBeUndefined();
  }
  expect(quoted.length).toBeGreaterThan(10);
  expect(stock.filter((one) => !one.youxQuote && !one.finance_lenders).length).toBeGreaterThan(10);
  expect([...demoStock('wandering-van-co', today)].some(({ youxQuote }) => youxQuote)).toBe(false);
});
