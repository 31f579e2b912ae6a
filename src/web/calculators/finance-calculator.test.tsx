import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CalculatorSettings } from '#domain/finance/calculator.ts';
import type { Valuation } from '#web/trade-in/valuation/use-valuation.ts';
import type { FinanceCalculatorView } from './calculators-view.ts';
import { FinanceCalculator } from './finance-calculator.tsx';

const settings: CalculatorSettings = {
  amount: { min: 1000, max: 250_000 },
  default_amount: 30_000,
  amount_follows_price: false,
  years: { min: 1, max: 7, default: 5, choices: [] },
  interest: { min: 0.5, max: 15, default: 10, fixed: false },
  establishment_fees: 0,
  other_fees: [],
  frequencies: ['weekly', 'monthly'],
  rounds_up: false,
};

function html(view: Partial<FinanceCalculatorView>, valuation?: Valuation): string {
  const usual = {
    title: undefined,
    vehicleId: 7,
    settings,
    entries: {},
    rejected: {},
    price: 20_000,
  };
  return renderToString(
    <FinanceCalculator
      view={{ ...usual, disclaimer: '', fullDisclaimer: '', ...view }}
      onTerms={() => undefined}
      valuation={valuation}
    />,
  );
}

it('says that a price is outside the range of the calculator', () => {
  expect(html({ price: 1_200_000 })).toContain(
    'The price of $1,200,000 is above the range of this calculator.',
  );
  expect(html({})).not.toContain('the range of this calculator');
});

it('says that a deposit leaves nothing to finance', () => {
  const note = 'The deposit covers the price, so there is nothing left to finance.';
  expect(html({ entries: { deposit: 21_000 } })).toContain(note);
  expect(html({ entries: { deposit: 5000 } })).not.toContain(note);
});

it('keeps an invalid entry, and shows no result beside it', () => {
  const rejected = html({ rejected: { term: 'never' } });
  expect(rejected).toContain('value="never"');
  expect(rejected).toContain('Please check the highlighted entry.');
  expect(rejected).not.toContain('per week');
});

it('offers to add a trade-in to the deposit, but not to one from the address that may hold it', () => {
  const valuation = { vehicle: '2019 Kia Rio', dollars: 8000 };
  const button = 'Add your trade-in to the deposit';
  expect(html({}, valuation)).toContain(button);
  expect(html({ entries: { deposit: 2000 } }, valuation)).toContain(button);
  expect(html({ entries: { deposit: 9000 } }, valuation)).not.toContain(button);
  expect(html({ price: 200_000 }, valuation)).toContain(button);
});
