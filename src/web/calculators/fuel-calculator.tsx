import '#web/enquiry/form/fields/field-notes.css';
import './calculators.css';
import { useState } from 'react';
import { dollarsAndCents } from '#domain/price/dollars.ts';
import { type FuelUse, weeklyFuelCost, parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import type { FuelView } from './calculators-view.ts';
import { preventSubmit } from './prevent-submit.ts';

const fields = [
  {
    key: 'dollarsPerLitre',
    name: 'fuel_price',
    label: 'Fuel price',
    format: (value: number) => `$${value.toFixed(2)}`,
  },
  {
    key: 'kmPerWeek',
    name: 'distance',
    label: 'Distance per week',
    format: (value: number) => `${value} kms`,
  },
  { key: 'consumption', name: 'consumption', label: 'Litres per 100 km', format: String },
] as const;

/** Calculates the weekly cost of fuel. Without script the button returns to the page with the result. */
export function FuelCalculator({ fuel }: { fuel: FuelView }) {
  const [typed, setTyped] = useState<Partial<Record<keyof FuelUse, string>>>(fuel.typed);
  const use: FuelUse = { ...fuel.defaults };
  const invalid = new Set<keyof FuelUse>();
  for (const { key } of fields) {
    const text = typed[key];
    if (text === undefined) continue;
    const value = parseTypedNumber(text);
    if (value === undefined) invalid.add(key);
    else use[key] = value;
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
          {fields.map(({ key, name, label, format }) => (
            <div key={key} className="calculator-field">
              <label>
                <span>{label}</span>
                <input
                  type="text"
                  name={name}
                  defaultValue={fuel.typed[key] ?? format(fuel.defaults[key])}
                  aria-invalid={invalid.has(key) || undefined}
                  aria-describedby={invalid.has(key) ? `${name}-fault` : undefined}
                  onChange={({ target }) =>
                    setTyped((before) => ({ ...before, [key]: target.value }))
                  }
                />
              </label>
              {invalid.has(key) && (
                <p id={`${name}-fault`} className="field-fault">
                  Please enter a number, such as {format(fuel.defaults[key])}
                </p>
              )}
            </div>
          ))}
        </div>
        <output className="calculator-answer" aria-live="polite">
          {invalid.size > 0 ? (
            'Please check the highlighted entry.'
          ) : (
            <>
              <strong>{dollarsAndCents(weeklyFuelCost(use))}</strong> per week
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
