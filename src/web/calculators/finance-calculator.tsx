import { useRef, useState } from 'react';
import {
  type Bounds,
  calculation,
  type CalculatorField,
  type CalculatorInputs,
  calculatorBounds,
  isFrequency,
} from '#domain/finance/calculator.ts';
import type { Frequency } from '#domain/finance/repayment.ts';
import { dollarsAndCents } from '#domain/price/dollars.ts';
import { recordEvent } from '#web/visit/record-event.ts';
import type { FinanceCalculatorView } from './calculators-view.ts';
import { stay } from './stay.ts';

interface FieldWords {
  label: string;
  before?: string;
  after?: string;
}

const fields: Record<CalculatorField, FieldWords> = {
  amount: { label: 'Purchase price', before: '$' },
  deposit: { label: 'Deposit or trade-in', before: '$' },
  interest: { label: 'Interest rate', after: '% p.a.' },
  term: { label: 'Loan term', after: 'years' },
  residual: { label: 'Residual', before: '$' },
};
const order: readonly CalculatorField[] = ['amount', 'deposit', 'interest', 'term', 'residual'];

const frequencyWords: Record<Frequency, { label: string; per: string }> = {
  weekly: { label: 'Weekly', per: 'per week' },
  fortnightly: { label: 'Fortnightly', per: 'per fortnight' },
  monthly: { label: 'Monthly', per: 'per month' },
};

/** What the vehicle costs in instalments. Without script the button leads back to the page with the answer. */
export function FinanceCalculator({ view }: { view: FinanceCalculatorView }) {
  const { settings, price, disclaimer, fullDisclaimer } = view;
  const [asked, setAsked] = useState<CalculatorInputs>(view.asked);
  const isNoted = useRef(false);
  const { inputs, frequency, repayment } = calculation(asked, settings, price);
  const bounds = calculatorBounds(settings, price);

  function change(change: CalculatorInputs): void {
    setAsked((before) => ({ ...before, ...change }));
    if (isNoted.current) return;
    isNoted.current = true;
    recordEvent('financeCalculatorUsed', { car_id: view.vehicleId });
  }

  return (
    <section
      id="finance-calculator"
      aria-labelledby="finance-calculator-title"
      className="calculator"
    >
      <h2 id="finance-calculator-title">Finance calculator</h2>
      <form action="#finance-calculator" onSubmit={stay} noValidate>
        <div className="calculator-fields">
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
                words={fields[field]}
                bounds={bounds[field]}
                value={inputs[field]}
                isFixed={field === 'interest' && settings.interest.fixed}
                onChange={(value) => change({ [field]: value })}
              />
            ),
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
                  <span>{frequencyWords[one].label}</span>
                </label>
              ))}
            </fieldset>
          )}
        </div>
        <output className="calculator-answer" aria-live="polite">
          {repayment === undefined ? (
            <strong>Enquire for Finance</strong>
          ) : (
            <>
              <strong>{dollarsAndCents(repayment)}</strong> {frequencyWords[frequency].per}
            </>
          )}
        </output>
        <button type="submit" className="button button-quiet calculator-submit">
          Calculate
        </button>
      </form>
      <p className="disclaimer">{disclaimer}</p>
      {fullDisclaimer && (
        <details className="more disclaimer">
          <summary>
            <span className="when-closed">Show More</span>
            <span className="when-open">Show Less</span>
          </summary>
          <p>{fullDisclaimer}</p>
        </details>
      )}
    </section>
  );
}

/** Where a site lends for some terms only. */
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
              {one} {one === 1 ? 'year' : 'years'}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface CalculatorInputProps {
  name: CalculatorField;
  words: FieldWords;
  bounds: Bounds;
  value: number;
  isFixed: boolean;
  onChange(value: number): void;
}

/** A number typed or slid. While it is typed it is left alone; what is out of bounds is said, and counts as the bound. */
function CalculatorInput({ name, words, bounds, value, isFixed, onChange }: CalculatorInputProps) {
  const [typed, setTyped] = useState<string>();
  const { min, max, step } = bounds;
  const isOut =
    typed !== undefined && typed !== '' && !(Number(typed) >= min && Number(typed) <= max);
  const fault = `${name}-bounds`;
  return (
    <div className="calculator-field">
      <label>
        <span>{words.label}</span>
        <span className="calculator-input">
          {words.before && <span aria-hidden="true">{words.before}</span>}
          <input
            type="text"
            inputMode="decimal"
            name={name}
            value={typed ?? String(value)}
            readOnly={isFixed}
            aria-invalid={isOut || undefined}
            aria-describedby={isOut ? fault : undefined}
            onChange={({ target }) => {
              const text = target.value.replace(/[^\d.]/g, '');
              setTyped(text);
              onChange(Math.max(0, Number(text) || 0));
            }}
            onBlur={() => setTyped(undefined)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
            }}
          />
          {words.after && <span aria-hidden="true">{words.after}</span>}
        </span>
      </label>
      {!isFixed && (
        <input
          type="range"
          className="calculator-slider"
          aria-label={`${words.label}, slider`}
          min={min}
          max={max}
          step={step}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      )}
      {isOut && (
        <p id={fault} className="field-fault">
          Cannot be less than {min.toLocaleString('en-AU')} or more than{' '}
          {max.toLocaleString('en-AU')}
        </p>
      )}
    </div>
  );
}
