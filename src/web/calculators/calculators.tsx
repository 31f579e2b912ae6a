import type { CalculatorsView } from './calculators-view.ts';
import { FinanceCalculator } from './finance-calculator.tsx';
import { FuelCalculator } from './fuel-calculator.tsx';

/** What having the vehicle costs. */
export function Calculators({ view }: { view: CalculatorsView }) {
  return (
    <>
      {view.finance && <FinanceCalculator view={view.finance} />}
      {view.fuel && <FuelCalculator fuel={view.fuel} />}
    </>
  );
}
