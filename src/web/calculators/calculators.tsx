import type { CalculatorsView } from './calculators-view.ts';
import { DeliveryCalculator } from './delivery-calculator.tsx';
import { FinanceCalculator } from './finance-calculator.tsx';
import { FuelCalculator } from './fuel-calculator.tsx';

/** The finance, fuel and delivery calculators, as far as the page has them. */
export function Calculators({ view }: { view: CalculatorsView }) {
  return (
    <>
      {view.finance && <FinanceCalculator view={view.finance} />}
      {view.fuel && <FuelCalculator fuel={view.fuel} />}
      {view.delivery && <DeliveryCalculator view={view.delivery} />}
    </>
  );
}
