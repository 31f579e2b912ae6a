import '#web/ui/text-button.css';
import '#web/ui/more.css';
import './calculators.css';
import { yearsText } from '#domain/finance/years-text.ts';
import { useRef, useState } from 'react';
import { amountEntry } from '#domain/amount/amount-entry.ts';
import { calculatorRules } from '#domain/finance/calculator-entry.ts';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { feesText } from '#domain/finance/fees-text.ts';
import {
  type Bounds,
  type Calculation,
  calculation,
  type CalculatorField,
  type CalculatorInputs,
  calculatorBounds,
  isFrequency,
} from '#domain/finance/calculator.ts';
import type { Frequency } from '#domain/finance/repayment.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';
import { useRefusedFields } from '#web/ui/use-refused-fields.ts';
import type { Valuation } from '#web/trade-in/valuation/use-valuation.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import { CalculatorInput } from './calculator-input.tsx';
import type { FinanceCalculatorView } from './calculators-view.ts';
import { preventSubmit } from './prevent-submit.ts';

interface FieldLabels {
  label: string;
  after?: string;
}

const fields: Record<CalculatorField, FieldLabels> = {
  amount: { label: 'Purchase price' },
  deposit: { label: 'Deposit or trade-in' },
  interest: { label: 'Interest rate', after: '% p.a.' },
  term: { label: 'Loan term', after: 'years' },
  residual: { label: 'Residual' },
};
const order: readonly CalculatorField[] = ['amount', 'deposit', 'interest', 'term', 'residual'];

const frequencyLabels: Record<Frequency, { label: string; per: string }> = {
  weekly: { label: 'Weekly', per: 'per week' },
  fortnightly: { label: 'Fortnightly', per: 'per fortnight' },
  monthly: { label: 'Monthly', per: 'per month' },
};

interface FinanceCalculatorProps {
  view: FinanceCalculatorView;
  /** Called with the deposit and the term when the shopper changes one of them. */
  onTerms(terms: Required<OwnTerms>): void;
  /** What the shopper was offered for a trade-in. */
  valuation: Valuation | undefined;
}

/**
 * Calculates a loan's repayments. The rest of the page follows its deposit and term. Without script the button returns to
 * the page with the result.
 */
export function FinanceCalculator({ view, onTerms, valuation }: FinanceCalculatorProps) {
  const { title = 'Finance calculator', settings, price, disclaimer, fullDisclaimer } = view;
  const [entries, setEntries] = useState<CalculatorInputs>(view.entries);
  const [hasTradeIn, setHasTradeIn] = useState(false);
  // after a reload the deposit may hold the trade-in already
  const mayHoldTradeIn = (view.entries.deposit ?? 0) >= (valuation?.dollars ?? 0);
  const hasRecordedUse = useRef(false);
  const { inputs, frequency, repayment } = calculation(entries, settings, price);
  const bounds = calculatorBounds(settings, price);
  const [refused, reportRefused] = useRefusedFields(() =>
    order.filter((field) => {
      const text = view.rejected[field];
      const rules = calculatorRules(field, bounds[field]);
      return text !== undefined && amountEntry(text, rules).value === undefined;
    }),
  );
  const fees = feesText(settings.establishment_fees, settings.other_fees);
  const notes = entryNotes(inputs, price, bounds.amount);
  const inDollars = settings.rounds_up ? dollars : dollarsAndCents;

  function enter(field: CalculatorField, value: number | undefined): void {
    reportRefused(field, value === undefined);
    if (value !== undefined) change({ [field]: value });
  }
  function change(change: CalculatorInputs): void {
    const changed = { ...entries, ...change };
    setEntries(changed);
    if (change.deposit !== undefined || change.term !== undefined) {
      const { deposit, term } = calculation(changed, settings, price).inputs;
      onTerms({ deposit, years: term });
    }
    if (hasRecordedUse.current) return;
    hasRecordedUse.current = true;
    recordEvent('financeCalculatorUsed', { car_id: view.vehicleId });
  }

  return (
    <section
      id="finance-calculator"
      aria-labelledby="finance-calculator-title"
      className="calculator framed pad-5"
    >
      <h2 id="finance-calculator-title">{title}</h2>
      <form action="#finance-calculator" onSubmit={preventSubmit} noValidate>
        <div className="calculator-fields stack gap-4">
          {order.map((field) =>
            field === 'term' && settings.years.choices.length > 0 ? (
              <TermChoice
                key={field}
                years={settings.years.choices}
                value={inputs.term}
                onChange={(term) => change({ term })}
              />
            ) : (
              <CalculatorInput
                key={`${field} ${bounds[field].max}`}
                name={field}
                {...fields[field]}
                bounds={bounds[field]}
                value={inputs[field]}
                text={view.rejected[field]}
                isRefused={refused.has(field)}
                isReadOnly={field === 'interest' && settings.interest.fixed}
                note={notes[field]}
                onChange={(value) => enter(field, value)}
              />
            ),
          )}
          {valuation && !hasTradeIn && !mayHoldTradeIn && (
            <button
              type="button"
              className="text-button row-inline calculator-trade-in"
              onClick={() => {
                setHasTradeIn(true);
                enter('deposit', inputs.deposit + valuation.dollars);
              }}
            >
              Add your trade-in to the deposit: {valuation.vehicle}, {dollars(valuation.dollars)}
            </button>
          )}
          {settings.frequencies.length > 1 && (
            <fieldset className="calculator-frequency">
              <legend>Repayments</legend>
              {settings.frequencies.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="frequency"
                    value={one}
                    checked={one === frequency}
                    onChange={({ target }) =>
                      isFrequency(target.value) && change({ frequency: target.value })
                    }
                  />
                  <span>{frequencyLabels[one].label}</span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <output className="calculator-answer" aria-live="polite">
          {refused.size > 0 ? (
            'Please check the highlighted entry.'
          ) : repayment === undefined ? (
            <strong>{ENQUIRE_FOR_FINANCE}</strong>
          ) : (
            <>
              <strong>{inDollars(repayment)}</strong> {frequencyLabels[frequency].per}
            </>
          )}
        </output>
        <button type="submit" className="button button-quiet calculator-submit">
          Calculate
        </button>
      </form>
      <p className="soft small">{[disclaimer, fees].filter(Boolean).join(' ')}</p>
      {fullDisclaimer && (
        <details className="more soft small">
          <summary className="text-button row-inline">
            <span className="when-closed">Show More</span>
            <span className="when-open">Show Less</span>
          </summary>
          <p>{fullDisclaimer}</p>
        </details>
      )}
    </section>
  );
}

/** Hints about valid entries that a shopper may not expect. */
function entryNotes(
  { amount, deposit }: Calculation['inputs'],
  price: number | undefined,
  { min, max }: Bounds,
): Partial<Record<CalculatorField, string>> {
  return {
    ...(price !== undefined &&
      (price > max || price < min) && {
        amount: `The price of ${dollars(price)} is ${price > max ? 'above' : 'below'} the range of this calculator.`,
      }),
    ...(deposit >= amount && {
      deposit: 'The deposit covers the price, so there is nothing left to finance.',
    }),
  };
}

/** A choice of loan terms, for sites that offer only certain terms. */
function TermChoice({
  years,
  value,
  onChange,
}: {
  years: readonly number[];
  value: number;
  onChange(years: number): void;
}) {
  return (
    <div className="calculator-field">
      <label>
        <span>{fields.term.label}</span>
        <select name="term" value={value} onChange={({ target }) => onChange(Number(target.value))}>
          {years.map((one) => (
            <option key={one} value={one}>
              {yearsText(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
