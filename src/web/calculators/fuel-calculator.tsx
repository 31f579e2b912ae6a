import { useState } from 'react';
import { dollarsAndCents } from '#domain/price/dollars.ts';
import { type FuelUse, weeklyFuelCost, parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import type { FuelView } from './calculators-view.ts';
import { stay } from './stay.ts';

const fields = [
  {
    key: 'dollarsPerLitre',
    name: 'fuel_price',
    label: 'Fuel price',
    written: (value: number) => `$${value.toFixed(2)}`,
  },
  {
    key: 'kmPerWeek',
    name: 'distance',
    label: 'Distance a week',
    written: (value: number) => `${value} kms`,
  },
  { key: 'consumption', name: 'consumption', label: 'Litres per 100 km', written: String },
] as const;

/** What the vehicle burns in a week. Without script the button leads back to the page with the answer. */
export function FuelCalculator({ fuel }: { fuel: FuelView }) {
  const [written, setWritten] = useState<Partial<Record<keyof FuelUse, string>>>(fuel.written);
  const use: FuelUse = { ...fuel.usual };
  const faults = new Set<keyof FuelUse>();
  for (const { key } of fields) {
    const text = written[key];
    if (text === undefined) continue;
    const value = parseTypedNumber(text);
    if (value === undefined) faults.add(key);
    else use[key] = value;
  }
  return (
    <section id="fuel-calculator" aria-labelledby="fuel-calculator-title" className="calculator">
      <h2 id="fuel-calculator-title">Fuel calculator</h2>
      <form action="#fuel-calculator" onSubmit={stay}>
        <div className="calculator-fields">
          {fields.map(({ key, name, label, written: asWritten }) => (
            <div key={key} className="calculator-field">
              <label>
                <span>{label}</span>
                <span className="calculator-input">
                  <input
                    type="text"
                    name={name}
                    defaultValue={fuel.written[key] ?? asWritten(fuel.usual[key])}
                    aria-invalid={faults.has(key) || undefined}
                    aria-describedby={faults.has(key) ? `${name}-fault` : undefined}
                    onChange={({ target }) =>
                      setWritten((before) => ({ ...before, [key]: target.value }))
                    }
                  />
                </span>
              </label>
              {faults.has(key) && (
                <p id={`${name}-fault`} className="field-fault">
                  Please enter a number, such as {asWritten(fuel.usual[key])}
                </p>
              )}
            </div>
          ))}
        </div>
        <output className="calculator-answer" aria-live="polite">
          {faults.size > 0 ? (
            'Please check the entry that is marked.'
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
