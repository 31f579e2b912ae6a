import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparisonRate, exampleLoan, type LoanCosts } from './comparison-rate.ts';
import { type Frequency, repayment } from './repayment.ts';

it.each([
  // loangorilla.com.au, car loan comparison rate calculator
  [400, 10, 6.49, 7.76],
  // westpac.com.au, car loan, in three years
  [250, 10, 8.49, 9.54],
  [250, 12, 7.49, 8.68],
  [250, 12, 4.99, 6.21],
  // stgeorge.com.au, secured car loan: the lowest and the highest rate
  [195, 12, 6.49, 7.61],
  [195, 12, 12.99, 14.06],
])(
  'with fees of $%d and $%d a month, %d percent is published as %d percent',
  (establishmentFee, monthlyFee, interest, published) => {
    expect(comparisonRate({ interest, establishmentFee, monthlyFee })).toBe(published);
  },
);

const costs = fc.record({
  interest: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  establishmentFee: fc.integer({ min: 0, max: 2000 }),
  monthlyFee: fc.integer({ min: 0, max: 30 }),
  balloonPercent: fc.integer({ min: 0, max: 60 }),
  frequency: fc.constantFrom<Frequency>('weekly', 'fortnightly', 'monthly'),
});

it('equals the interest rate without fees', () => {
  fc.assert(
    fc.property(costs, (one) => {
      const free = { ...one, establishmentFee: 0, monthlyFee: 0 };
      expect(comparisonRate(free)).toBe(one.interest);
    }),
  );
});

it('grows with each fee', () => {
  const dollars = fc.integer({ min: 20, max: 500 });
  const kind = fc.constantFrom('establishment', 'monthly', 'once', 'monthly, by name');
  fc.assert(
    fc.property(costs, dollars, kind, (one, more, by) => {
      const dearer = {
        establishment: { establishmentFee: one.establishmentFee + more },
        monthly: { monthlyFee: one.monthlyFee + more },
        once: { otherFees: [{ name: 'Agency', dollars: more, charged: 'once' as const }] },
        'monthly, by name': {
          otherFees: [{ name: 'Account', dollars: more, charged: 'monthly' as const }],
        },
      }[by];
      expect(comparisonRate({ ...one, ...dearer })).toBeGreaterThan(comparisonRate(one));
    }),
  );
});

it('counts a named fee like the fee of its kind', () => {
  const interest = 8.5;
  const otherFees = [
    { name: 'Establishment', dollars: 395, charged: 'once' },
    { name: 'Administration', dollars: 8, charged: 'monthly' },
  ] as const;
  expect(comparisonRate({ interest, otherFees })).toBe(
    comparisonRate({ interest, establishmentFee: 395, monthlyFee: 8 }),
  );
});

it('makes what the shopper pays worth the loan, in the regulation’s own sum', () => {
  fc.assert(
    fc.property(costs, (terms) => {
      const monthly = { ...terms, frequency: 'monthly' as const };
      const rate = comparisonRate(monthly);
      // the rate has two decimals, so the loan lies between the sums at its two neighbours
      expect(presentValue(monthly, rate - 0.01)).toBeGreaterThan(exampleLoan.dollars);
      expect(presentValue(monthly, rate + 0.01)).toBeLessThan(exampleLoan.dollars);
    }),
  );
});

/** The sum of (R + C) / (1 + r)^j over all payments, one by one. */
function presentValue(
  { interest, establishmentFee = 0, monthlyFee = 0, balloonPercent = 0 }: LoanCosts,
  percent: number,
): number {
  const { dollars, years } = exampleLoan;
  const residual = (dollars * balloonPercent) / 100;
  const loan = { amount: dollars, deposit: 0, establishmentFees: 0, residual, interest, years };
  const each = repayment({ ...loan, frequency: 'monthly' });
  const months = years * 12;
  let sum = establishmentFee;
  for (let month = 1; month <= months; month += 1) {
    const paid = each + monthlyFee + (month === months ? residual : 0);
    sum += paid / (1 + percent / 1200) ** month;
  }
  return sum;
}

// each differs from the rate with 52 or 26 repayments a year
it.each([
  ['weekly', 20.18],
  ['fortnightly', 20.19],
  ['monthly', 20.16],
] as const)('counts the regulation’s %s repayments', (frequency, expected) => {
  const costly = { interest: 15.99, establishmentFee: 2000, monthlyFee: 15 };
  expect(comparisonRate({ ...costly, frequency })).toBe(expected);
});

it('does not exist if the fees at the start are as high as the loan', () => {
  expect(() => comparisonRate({ interest: 8, establishmentFee: 30_000 })).toThrow(RangeError);
});
