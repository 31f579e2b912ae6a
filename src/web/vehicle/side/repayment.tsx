import '#web/finance/repayment-terms.css';
import '#web/vehicle/slim-summary.css';
import './offer.css';
import type { FinanceEstimateView, FinanceTeaserView } from '#web/finance/finance-estimate-view.ts';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';
import { RepaymentTerms } from '#web/finance/repayment-terms.tsx';

interface RepaymentProps {
  estimate: FinanceTeaserView;
  label: string;
}

/** The repayment opposite the price. Its rates and the warning follow in `PanelTerms`. */
export function Repayment({ estimate, label }: RepaymentProps) {
  if (estimate === ENQUIRE_FOR_FINANCE) {
    return (
      <p className="repayment">
        <strong>{estimate}</strong>
      </p>
    );
  }
  return (
    <p className="repayment">
      <span className="repayment-figure">
        <strong>{estimate.repayment}</strong> a {estimate.period}
      </span>
      <span className="soft small">{label}</span>
    </p>
  );
}

/** The terms of the panel's repayment, with the conditions behind a summary. */
export function PanelTerms({ estimate }: { estimate: FinanceEstimateView }) {
  const { disclaimer } = estimate;
  return (
    <RepaymentTerms id="finance-estimate" estimate={estimate}>
      {disclaimer && (
        <details>
          <summary className="slim-summary">Conditions of the estimate</summary>
          <p>{disclaimer.whole}</p>
        </details>
      )}
    </RepaymentTerms>
  );
}

/** Keeps the place of the terms while a partner makes the quote. */
export function AwaitedTerms() {
  return (
    <div className="repayment-terms repayment-terms-awaited needs-script" aria-busy="true">
      Working out the repayments…
    </div>
  );
}
