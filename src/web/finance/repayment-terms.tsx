import './repayment-terms.css';
import type { ReactNode } from 'react';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import type { FinanceEstimateView } from './finance-estimate-view.ts';

interface RepaymentTermsProps {
  /** For links to the terms. */
  id?: string;
  estimate: FinanceEstimateView;
  /** The lender's conditions. */
  children: ReactNode;
}

/** The rates of a repayment with its terms and the comparison rate's warning, which the law wants beside it. */
export function RepaymentTerms({ id, estimate, children }: RepaymentTermsProps) {
  const { terms, rate, comparisonRate } = estimate;
  return (
    <div id={id} className="repayment-terms">
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
      {children}
    </div>
  );
}
