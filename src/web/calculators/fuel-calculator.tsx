import { useState } from 'react';
import { dollarsAndCents } from '#domain/price/dollars.ts';
import { type FuelUse, weeklyFuelCost, writtenNumber } from '#domain/running-costs/fuel-cost.ts';
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
export function FuelCalculator({ fuel }: { fuel: FuelUse }) {
  const [use, setUse] = useState(fuel);
  const cost = weeklyFuelCost(use);
  return (
    <section id="fuel-calculator" aria-labelledby="fuel-calculator-title" className="calculator">
      <h2 id="fuel-calculator-title">Fuel calculator</h2>
      <form action="#fuel-calculator" onSubmit={stay}>
        <div className="calculator-fields">
          {fields.map(({ key, name, label, written }) => (
            <div key={key} className="calculator-field">
              <label>
                <span>{label}</span>
                <span className="calculator-input">
                  <input
                    type="text"
                    name={name}
                    defaultValue={written(fuel[key])}
                    onChange={({ target }) =>
                      // a number that is not finished yet changes nothing
                      setUse((before) => ({
                        ...before,
                        [key]: writtenNumber(target.value) ?? before[key],
                      }))
                    }
                  />
                </span>
              </label>
            </div>
          ))}
        </div>
        <output className="calculator-answer" aria-live="polite">
          <strong>{dollarsAndCents(cost)}</strong> per week
        </output>
        <button type="submit" className="button button-quiet calculator-submit">
          Calculate
        </button>
      </form>
    </section>
  );
}
