import { expect, it } from 'vitest';
import { eligibleLender, type LenderRules, type LenderSettings } from './lender-eligibility.ts';

const now = new Date('2026-06-01T00:00:00Z');
const entry = { interestRate: 8.95, comparisonRate: 10.2, paymentWeek: 99, paymentMonth: 429 };
const vehicle = {
  status: 'in_stock',
  price: 20_000,
  year: 2020,
  make: 'Kia',
  dealership_slug: 'yard',
  finance_lenders: { first: entry },
};

const row = (rules: Partial<LenderRules> = {}): LenderRules => ({
  provider: 'first',
  needs: [],
  ...rules,
});
const table = (settings: Partial<LenderSettings> = {}): LenderSettings => ({
  lenders: [row()],
  never_for_makes: [],
  never_for_dealerships: [],
  ...settings,
});
const shown = (changes: object, settings = table()): boolean =>
  eligibleLender({ ...vehicle, ...changes }, settings, now) !== undefined;

it('shows a lender that has a row and both rates, for a vehicle in stock', () => {
  expect(eligibleLender(vehicle, table(), now)).toEqual({ provider: 'first', entry });
});

it.each([
  ['that is sold', { status: 'sold' }],
  ['that is coming soon', { status: 'coming_soon' }],
  ['without the lender’s entry', { finance_lenders: { other: entry } }],
  ['without an interest rate', { finance_lenders: { first: { comparisonRate: 10 } } }],
  ['without a comparison rate', { finance_lenders: { first: { interestRate: 10 } } }],
])('shows no lender for a vehicle %s', (_what, changes) => {
  expect(shown(changes)).toBe(false);
});

it('shows no lender for an excluded make or dealership', () => {
  expect(shown({}, table({ never_for_makes: ['KIA'] }))).toBe(false);
  expect(shown({}, table({ never_for_dealerships: ['yard'] }))).toBe(false);
});

it('applies the row’s rules for price, year and payment', () => {
  const priced = table({ lenders: [row({ price_over: 500 })] });
  expect([shown({ price: 501 }, priced), shown({ price: 500 }, priced)]).toEqual([true, false]);
  expect(shown({ price: undefined }, priced)).toBe(false);

  const young = table({ lenders: [row({ newer_than_years: 12 })] });
  expect([shown({ year: 2015 }, young), shown({ year: 2014 }, young)]).toEqual([true, false]);

  const weekly = table({ lenders: [row({ needs: ['weekly_payment'] })] });
  expect(shown({}, weekly)).toBe(true);
  expect(shown({ finance_lenders: { first: { ...entry, paymentWeek: 0 } } }, weekly)).toBe(false);
  const monthly = table({ lenders: [row({ needs: ['monthly_payment'] })] });
  const withoutMonth = { interestRate: 8, comparisonRate: 9, paymentWeek: 99 };
  expect(shown({ finance_lenders: { first: withoutMonth } }, monthly)).toBe(false);
});

it('picks the first matching row', () => {
  const lenders = [row({ provider: 'second' }), row(), row({ provider: 'third' })];
  const entries = { first: entry, third: entry };
  const found = eligibleLender({ ...vehicle, finance_lenders: entries }, table({ lenders }), now);
  expect(found?.provider).toBe('first');
});
