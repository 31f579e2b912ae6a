import './calculators.css';
import type { CalculatorsView } from './calculators-view.ts';
import { DeliveryCalculator } from './delivery-calculator.tsx';
import { FinanceCalculator } from './finance-calculator.tsx';
import { FuelCalculator } from './fuel-calculator.tsx';

/** The page's calculators: finance, fuel and delivery, or some of them. */
export function Calculators({ view }: { view: CalculatorsView }) {
  return (
    <>
      {view.finance && <FinanceCalculator view={view.finance} />}
      {view.apply !== undefined && <FinanceCallToAction href={view.apply} />}
      {view.fuel && <FuelCalculator fuel={view.fuel} />}
      {view.delivery && <DeliveryCalculator view={view.delivery} />}
    </>
  );
}

/** Leads from the calculators to the application. Source: specification 1, section 2, "Vehicle detail page". */
function FinanceCallToAction({ href }: { href: string }) {
  return (
    <section
      className="finance-call tinted pad-5 between cluster gap-4"
      aria-labelledby="finance-call-title"
    >
      <div>
        <h2 id="finance-call-title">Finance it in minutes</h2>
        <p>Get a personalised quote online. It does not affect your credit score.</p>
      </div>
      <a className="button button-quiet" href={href}>
        Get A Personalised Quote
      </a>
    </section>
  );
}
