import './calculators.css';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import type { Valuation } from '#web/trade-in/valuation/use-valuation.ts';
import type { CalculatorsView } from './calculators-view.ts';
import { DeliveryCalculator } from './delivery-calculator.tsx';
import { FinanceCalculator } from './finance-calculator.tsx';
import { FuelCalculator } from './fuel-calculator.tsx';

interface CalculatorsProps {
  view: CalculatorsView;
  /** Called with the deposit and the term when the shopper changes one of them. */
  onTerms(terms: Required<OwnTerms>): void;
  /** What the shopper was offered for a trade-in. */
  valuation: Valuation | undefined;
}

/** The page's calculators: finance, fuel and delivery, or some of them. */
export function Calculators({ view, onTerms, valuation }: CalculatorsProps) {
  return (
    <>
      {view.finance && (
        <FinanceCalculator view={view.finance} onTerms={onTerms} valuation={valuation} />
      )}
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
