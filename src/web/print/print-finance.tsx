import './print-finance.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import type { FinanceEstimateView } from '#web/finance/finance-estimate-view.ts';

/** A repayment with its rates, the warning and the lender's conditions in full, because paper has no "Show more". */
export function PrintFinance({ finance }: { finance: FinanceEstimateView }) {
  const { repayment, period, terms, rate, comparisonRate, disclaimer } = finance;
  return (
    <section className="print-finance" aria-label="Finance">
      <p>
        <strong>
          From {repayment} / {period}
        </strong>
        <span>{terms}</span>
        <span>Interest rate {rate}</span>
        <span>Comparison rate {comparisonRate}</span>
      </p>
      <p className="print-small soft">{comparisonRateWarning}</p>
      {disclaimer && <p className="print-small soft">{disclaimer.whole}</p>}
    </section>
  );
}
