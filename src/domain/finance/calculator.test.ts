import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculation,
  calculatorBounds,
  calculatorFields,
  type CalculatorSettings,
} from './calculator.ts';
import { repayment } from './repayment.ts';

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

it('starts with the price over five years at 10%, paid weekly', () => {
  const { inputs, frequency } = calculation({}, settings, 24_990);
  expect(inputs).toEqual({ amount: 24_990, term: 5, interest: 10, deposit: 0, residual: 0 });
  expect(frequency).toBe('weekly');
  expect(calculation({}, settings, undefined).inputs.amount).toBe(30_000);
  const own = { ...settings, default_amount: 45_000 };
  expect(calculation({}, own, undefined).inputs.amount).toBe(45_000);
});

it('clamps every input to its bounds', () => {
  const any = fc.record(
    Object.fromEntries(calculatorFields.map((field) => [field, fc.double({ noNaN: true })])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(any, fc.option(fc.nat(400_000), { nil: undefined }), (asked, price) => {
      const { inputs, repayment: shown } = calculation(asked, settings, price);
      const bounds = calculatorBounds(settings, price);
      const wish = asked['amount'] ?? price ?? settings.default_amount;
      for (const field of calculatorFields) {
        const isNothing = field === 'amount' && wish <= 0;
        expect(inputs[field]).toBeGreaterThanOrEqual(isNothing ? 0 : bounds[field].min);
        expect(inputs[field]).toBeLessThanOrEqual(bounds[field].max);
      }
      expect(shown === undefined || shown > 25).toBe(true);
    }),
  );
});

it('shows no repayment of 25 dollars or less', () => {
  const asked = { amount: 1000, term: 7, frequency: 'weekly' };
  expect(calculation(asked, settings, undefined).repayment).toBeUndefined();
});

it.each([0, -1, -250_000])('counts a price of %d as 0, which has no repayment', (amount) => {
  const fees = { ...settings, establishment_fees: 9000 };
  const { inputs, repayment: shown } = calculation({ amount }, fees, 20_000);
  expect([inputs.amount, shown]).toEqual([0, undefined]);
});

it('ignores the shopper’s rate when the rate is fixed', () => {
  const fixed = { ...settings, interest: { ...settings.interest, default: 12.94, fixed: true } };
  expect(calculation({ interest: 3 }, fixed, 20_000).inputs.interest).toBe(12.94);
});

it('raises the maximum to 1.05 times a price above $100,000 when the site allows it', () => {
  const following = { ...settings, amount_follows_price: true };
  expect(calculatorBounds(following, 300_000).amount.max).toBe(315_000);
  expect(calculatorBounds(following, 100_000).amount.max).toBe(250_000);
  expect(calculatorBounds(settings, 300_000).amount.max).toBe(250_000);
});

it('includes the fees, rounds up and offers the site’s own frequencies', () => {
  const own: CalculatorSettings = {
    ...settings,
    establishment_fees: 1300,
    rounds_up: true,
    frequencies: ['monthly'],
  };
  const shown = calculation({ frequency: 'weekly' }, own, 20_000);
  const exact = repayment({
    amount: 20_000,
    deposit: 0,
    establishmentFees: 1300,
    residual: 0,
    interest: 10,
    years: 5,
    frequency: 'monthly',
  });
  expect(shown).toMatchObject({ frequency: 'monthly', repayment: Math.ceil(exact) });
});

it('adds one-off fees to the amount borrowed and monthly fees to the repayment', () => {
  const other_fees = [
    { name: 'Security registration', dollars: 6, charged: 'once' },
    { name: 'Dealer agency fee', dollars: 912.25, charged: 'once' },
    { name: 'Administration', dollars: 8, charged: 'monthly' },
  ] as const;
  const own = { ...settings, establishment_fees: 395, other_fees };
  const borrowed = repayment({
    amount: 20_000 + 395 + 6 + 912.25,
    deposit: 0,
    establishmentFees: 0,
    residual: 0,
    interest: 10,
    years: 5,
    frequency: 'monthly',
  });
  expect(calculation({ frequency: 'monthly' }, own, 20_000).repayment).toBeCloseTo(borrowed + 8, 2);
  const weekly = calculation({}, own, 20_000).repayment ?? 0;
  const without = calculation({}, { ...own, other_fees: other_fees.slice(0, 2) }, 20_000);
  expect(weekly - (without.repayment ?? 0)).toBeCloseTo((8 * 12) / 52, 1);
});

it('picks the nearest of the listed terms', () => {
  const own = { ...settings, years: { ...settings.years, choices: [3, 5, 7] } };
  expect(calculation({ term: 3.5 }, own, 20_000).inputs.term).toBe(3);
  expect(calculation({ term: 99 }, own, 20_000).inputs.term).toBe(7);
  expect(calculation({}, own, 20_000).inputs.term).toBe(5);
});

it('rounds a term to the nearest half year', () => {
  expect(calculation({ term: 5.3 }, settings, 20_000).inputs.term).toBe(5.5);
  expect(calculation({ term: 5.2 }, settings, 20_000).inputs.term).toBe(5);
});
