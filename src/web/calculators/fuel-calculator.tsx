import './calculators.css';
import { useState } from 'react';
import { amountEntry, type AmountRules } from '#domain/amount/amount-entry.ts';
import { litrePriceRules } from '#domain/amount/litre-price-rules.ts';
import { numberRules } from '#domain/amount/number-rules.ts';
import { dollarsAndCents } from '#domain/price/dollars.ts';
import { type FuelUse, weeklyFuelCost } from '#domain/running-costs/fuel-cost.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import type { FuelView } from './calculators-view.ts';
import { preventSubmit } from './prevent-submit.ts';

interface FuelField {
  key: keyof FuelUse;
  name: string;
  label: string;
  after?: string;
  rules: AmountRules;
}

const fields: readonly FuelField[] = [
  { key: 'dollarsPerLitre', name: 'fuel_price', label: 'Fuel price', rules: litrePriceRules },
  {
    key: 'kmPerWeek',
    name: 'distance',
    label: 'Distance per week',
    after: 'km',
    rules: numberRules({
      min: 0,
      max: 20_000,
      beyond: 'refused',
      isGrouped: true,
      refusal: 'Please enter a number, such as 250 km.',
    }),
  },
  {
    key: 'consumption',
    name: 'consumption',
    label: 'Litres per 100 km',
    rules: numberRules({
      min: 0,
      max: 100,
      beyond: 'refused',
      refusal: 'Please enter a number, such as 8.5.',
    }),
  },
];

/** Calculates the weekly cost of fuel. Without script the button returns to the page with the result. */
export function FuelCalculator({ fuel }: { fuel: FuelView }) {
  const [use, setUse] = useState(() => enteredUse(fuel));
  const cost = costOf(use);
  function enter(key: keyof FuelUse, value: number | undefined): void {
    setUse(({ [key]: _, ...others }) =>
      value === undefined ? others : { ...others, [key]: value },
    );
  }
  return (
    <section
      id="fuel-calculator"
      aria-labelledby="fuel-calculator-title"
      className="calculator framed pad-5"
    >
      <h2 id="fuel-calculator-title">Fuel calculator</h2>
      <form action="#fuel-calculator" onSubmit={preventSubmit}>
        <div className="calculator-fields stack gap-4">
          {fields.map(({ key, name, ...field }) => (
            <div key={key} className="calculator-field">
              <AmountField
                {...field}
                name={name}
                value={use[key]}
                text={fuel.typed[key]}
                onChange={(value) => enter(key, value)}
              />
            </div>
          ))}
        </div>
        <output className="calculator-answer" aria-live="polite">
          {cost === undefined ? (
            'Please check the highlighted entry.'
          ) : (
            <>
              <strong>{dollarsAndCents(cost)}</strong> per week
            </>
          )}
        </output>
        <button type="submit" className="button button-quiet calculator-submit">
          Calculate
        </button>
      </form>
    </section>
  );
}

type EnteredUse = Partial<FuelUse>;

/** The vehicle's defaults, with what was typed into the form without script; undefined where that is refused. */
function enteredUse({ defaults, typed }: FuelView): EnteredUse {
  return Object.fromEntries(
    fields.flatMap(({ key, rules }) => {
      const text = typed[key];
      const value = text === undefined ? defaults[key] : amountEntry(text, rules).value;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function costOf({ consumption, dollarsPerLitre, kmPerWeek }: EnteredUse): number | undefined {
  return consumption === undefined || dollarsPerLitre === undefined || kmPerWeek === undefined
    ? undefined
    : weeklyFuelCost({ consumption, dollarsPerLitre, kmPerWeek });
}
