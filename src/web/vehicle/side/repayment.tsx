import '#web/vehicle/slim-summary.css';
import './offer.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import type { FinanceEstimateView, FinanceTeaserView } from '#web/finance/finance-estimate-view.ts';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';

interface RepaymentProps {
  estimate: FinanceTeaserView;
  label: string;
}

/** The repayment opposite the price. Its rates and the warning follow in `RepaymentTerms`. */
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

/** The rates of a repayment with the comparison rate's warning, which the law wants beside them. */
export function RepaymentTerms({ estimate }: { estimate: FinanceEstimateView }) {
  const { terms, rate, comparisonRate, disclaimer } = estimate;
  return (
    <div id="finance-estimate" className="repayment-terms">
      <dl className="repayment-rates between cluster">
        <div>
          <dt>Interest rate</dt>
          <dd>{rate}</dd>
        </div>
        <div>
          <dt>Comparison rate</dt>
          <dd>{comparisonRate}</dd>
        </div>
      </dl>
      <p>
        {terms && `${terms}. `}
        {comparisonRateWarning}
      </p>
      {disclaimer && (
        <details>
          <summary className="slim-summary">Conditions of the estimate</summary>
          <p>{disclaimer.whole}</p>
        </details>
      )}
    </div>
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
