import { expect, it } from 'vitest';
import { type QuotePresets, quotePresets } from './quote-presets.ts';

const none: QuotePresets = {
  purchasePrice: 30_000,
  loanTerm: 5,
  score: 'GREAT',
  whoIsHelping: undefined,
};

it.each<[query: string, presets: Partial<QuotePresets>]>([
  ['', {}],
  ['vehiclePriceBudget=24990', { purchasePrice: 24_990 }],
  ['price=24990', { purchasePrice: 24_990 }],
  ['price=20000&vehiclePriceBudget=40000', { purchasePrice: 40_000 }],
  ['price=20000&vehiclePriceBudget=none', { purchasePrice: 20_000 }],
  ['price=$24,990', { purchasePrice: 24_990 }],
  ['price=5000', { purchasePrice: 10_000 }],
  ['price=900000', { purchasePrice: 200_000 }],
  ['price=cheap', {}],
  ['price=-5', {}],
  ['loanTerm=3', { loanTerm: 3 }],
  ['loanTerm=8', {}],
  ['loanTerm=0', {}],
  ['loanTerm=3.5', {}],
  ['selfAssessedCreditScore=POOR', { score: 'POOR' }],
  ['credit_score=decent', { score: 'DECENT' }],
  ['credit_score=POOR&selfAssessedCreditScore=Decent', { score: 'DECENT' }],
  ['credit_score=POOR&selfAssessedCreditScore=700', { score: 'POOR' }],
  ['credit_score=toString', {}],
  ['whoIsHelping=%20Mia%20', { whoIsHelping: 'Mia' }],
  ['whoIsHelping=%20', {}],
])('reads %j', (query, presets) => {
  expect(quotePresets(new URLSearchParams(query), { amount: 30_000 })).toEqual({
    ...none,
    ...presets,
  });
});

it('uses the vehicle’s price if the address has none', () => {
  const price = (query: string, vehicle: number): number =>
    quotePresets(new URLSearchParams(query), { amount: 30_000, price: vehicle }).purchasePrice;
  expect(price('', 18_990)).toBe(18_990);
  expect(price('price=cheap', 18_990)).toBe(18_990);
  expect(price('price=25000', 18_990)).toBe(25_000);
  expect(price('', 4990)).toBe(10_000);
  expect(price('', 0)).toBe(30_000);
});

it('starts with the site’s amount without a vehicle, within what can be quoted', () => {
  const start = (amount: number): number =>
    quotePresets(new URLSearchParams(), { amount }).purchasePrice;
  expect([start(45_000), start(1000), start(500_000)]).toEqual([45_000, 10_000, 200_000]);
});

it('cuts a name that is too long', () => {
  const parameters = new URLSearchParams({ whoIsHelping: 'x'.repeat(5000) });
  expect(quotePresets(parameters, { amount: 30_000 }).whoIsHelping).toHaveLength(100);
});
