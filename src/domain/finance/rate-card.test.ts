import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparisonRate } from './comparison-rate.ts';
import type { QuoteRequest } from './quick-quote.ts';
import { cardQuote, isOfCard, type RateCard } from './rate-card.ts';
import { repayment } from './repayment.ts';

const card: RateCard = {
  rows: [
    { score: 'GREAT', max_age_years: 12, rate: 9.99 },
    { score: 'GREAT', max_age_years: 3, rate: 7.49 },
    { score: 'GREAT', max_age_years: 7, rate: 8.49 },
    { score: 'POOR', max_age_years: 7, rate: 15.99 },
  ],
  establishment_fee: 0,
  monthly_fee: 0,
  other_fees: [],
  deposit_percent: 0,
  balloon_percent: 0,
};
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
};
const rate = (others: Partial<QuoteRequest>): number | undefined =>
  cardQuote(card, { ...request, ...others }, 2026)?.advertisedRate;

it.each([
  [2027, 7.49],
  [2026, 7.49],
  [2023, 7.49],
  [2022, 8.49],
  [2019, 8.49],
  [2018, 9.99],
  [2014, 9.99],
  [2013, undefined],
  [undefined, 9.99],
])('quotes a vehicle of %s in 2026 at %s percent', (year, expected) => {
  expect(rate({ year })).toBe(expected);
});

it('has its own rates, and ages, for each score', () => {
  expect(rate({ selfAssessedCreditScore: 'POOR', year: 2024 })).toBe(15.99);
  expect(rate({ selfAssessedCreditScore: 'POOR', year: 2018 })).toBeUndefined();
  expect(rate({ selfAssessedCreditScore: 'DECENT', year: 2026 })).toBeUndefined();
});

it('quotes the repayment of the price without fees', () => {
  expect(cardQuote(card, { ...request, year: 2024 }, 2026)).toEqual({
    weeklyRepaymentAmount: 138.42,
    advertisedRate: 7.49,
    comparisonRate: 7.49,
  });
});

it('subtracts the deposit, adds every fee and leaves the balloon to the end', () => {
  const full: RateCard = {
    ...card,
    establishment_fee: 395,
    monthly_fee: 8,
    other_fees: [
      { name: 'Dealer agency fee', dollars: 912.25, charged: 'once' },
      { name: 'Account keeping', dollars: 2, charged: 'monthly' },
    ],
    deposit_percent: 10,
    balloon_percent: 30,
  };
  expect(cardQuote(full, { ...request, loanTerm: 7 }, 2026)).toEqual({
    weeklyRepaymentAmount: repayment({
      amount: 27_000,
      deposit: 0,
      establishmentFees: 395 + 912.25,
      monthlyFees: 10,
      residual: 9000,
      interest: 9.99,
      years: 7,
      frequency: 'weekly',
    }),
    advertisedRate: 9.99,
    // a balloon of $9,000 is a third of the $27,000 borrowed
    comparisonRate: comparisonRate({
      interest: 9.99,
      establishmentFee: 395 + 912.25,
      monthlyFee: 10,
      balloonPercent: 100 / 3,
    }),
  });
});

it('states a comparison rate that does not depend on the price or the term', () => {
  const dear: RateCard = { ...card, establishment_fee: 495 };
  const rates = [10_000, 200_000].map((purchasePrice) =>
    cardQuote(dear, { ...request, purchasePrice, loanTerm: 2 }, 2026),
  );
  expect(new Set(rates.map((quote) => quote?.comparisonRate)).size).toBe(1);
  expect(rates[0]?.comparisonRate).toBeGreaterThan(9.99);
});

it('recognises its own quotes, whatever it charges, and no others', () => {
  const charges = fc.record({
    establishment_fee: fc.integer({ min: 0, max: 2000 }),
    monthly_fee: fc.integer({ min: 0, max: 20 }),
    deposit_percent: fc.integer({ min: 0, max: 30 }),
    balloon_percent: fc.integer({ min: 0, max: 40 }),
  });
  const price = fc.integer({ min: 5000, max: 100_000 });
  const years = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(charges, price, years, (own, purchasePrice, loanTerm) => {
      const other = { ...card, ...own };
      const quote = cardQuote(other, { ...request, purchasePrice, loanTerm }, 2026);
      if (!quote) throw new Error('The card has a row for any score');
      expect(isOfCard(quote, other, purchasePrice, loanTerm)).toBe(true);
      const dearer = { ...quote, weeklyRepaymentAmount: quote.weeklyRepaymentAmount + 0.1 };
      expect(isOfCard(dearer, other, purchasePrice, loanTerm)).toBe(false);
    }),
  );
});
