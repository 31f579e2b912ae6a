import { expect, it } from 'vitest';
import { calculation, type CalculatorSettings } from './calculator.ts';
import { withLenderTerms, withShownRepayment } from './calculator-start.ts';

const settings: CalculatorSettings = {
  amount: { min: 1000, max: 250_000 },
  default_amount: 30_000,
  amount_follows_price: false,
  years: { min: 1, max: 7, default: 5, choices: [] },
  interest: { min: 0.5, max: 15, default: 10, fixed: false },
  establishment_fees: 0,
  other_fees: [],
  frequencies: ['weekly', 'fortnightly', 'monthly'],
  rounds_up: false,
};

it('replaces the site’s settings with those of the vehicle’s lender', () => {
  const lender = {
    amount_min: 5000,
    years_default: 6,
    interest: { min: 4, max: 20, default: 9 },
    establishment_fees: 1360.5,
  };
  const own = withLenderTerms(settings, lender);
  expect(calculation({ amount: 10 }, own, undefined).inputs).toMatchObject({
    amount: 5000,
    term: 6,
    interest: 9,
  });
  expect(own.establishment_fees).toBe(1360.5);
  expect(withLenderTerms(settings, {})).toEqual(settings);
});

it('adds the lender’s term to the site’s choices', () => {
  const own = { ...settings, years: { ...settings.years, choices: [3, 7] } };
  const shown = {
    amount: 100,
    period: 'week',
    interestRate: 8,
    comparisonRate: 9,
    years: 5,
    deposit: undefined,
    balloon: undefined,
    establishmentFees: undefined,
    otherFees: [],
    lender: undefined,
  } as const;
  expect(withShownRepayment(own, shown).years.choices).toEqual([3, 5, 7]);
  expect(calculation({}, withShownRepayment(own, shown), 20_000)).toMatchObject({
    inputs: { term: 5, interest: 8 },
    repayment: 100,
  });
});

it('charges the fees of the shown repayment in place of the site’s own', () => {
  const own = {
    ...settings,
    establishment_fees: 999,
    other_fees: [{ name: 'x', dollars: 6, charged: 'once' as const }],
  };
  const otherFees = [{ name: 'Monthly fee', dollars: 8, charged: 'monthly' as const }];
  const shown = {
    amount: 100,
    period: 'week',
    interestRate: 8,
    comparisonRate: 9,
    years: 5,
  } as const;
  const terms = { deposit: 2000, balloon: 0, establishmentFees: 395, otherFees, lender: undefined };
  expect(withShownRepayment(own, { ...shown, ...terms })).toMatchObject({
    establishment_fees: 395,
    other_fees: otherFees,
    start: { deposit: 2000, residual: 0, frequency: 'weekly', repayment: 100 },
  });
});
