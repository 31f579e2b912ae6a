import './finance-estimate.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import { CutTextBlock } from '#web/ui/cut-text-block.tsx';
import type { FinanceTeaserView } from './finance-estimate-view.ts';
import { ENQUIRE_FOR_FINANCE } from './finance-texts.ts';

/**
 * A repayment with its interest rate, comparison rate and warning, which must always appear together; or the words that
 * stand in for it.
 */
export function FinanceEstimate({ estimate }: { estimate: FinanceTeaserView }) {
  if (estimate === ENQUIRE_FOR_FINANCE) {
    return (
      <p className="finance-repayment">
        <strong>{estimate}</strong>
      </p>
    );
  }
  const { repayment, period, terms, rate, comparisonRate, disclaimer } = estimate;
  return (
    <div>
      <p className="finance-repayment">
        <span className="finance-from">From </span>
        <strong>{repayment}</strong>
        <span> / {period}</span>
        <span className="finance-terms">{terms}</span>
      </p>
      <dl className="finance-rates cluster">
        <div>
          <dt>Interest rate</dt>
          <dd>{rate}</dd>
        </div>
        <div>
          <dt>Comparison rate</dt>
          <dd>{comparisonRate}</dd>
        </div>
      </dl>
      <p className="finance-small">{comparisonRateWarning}</p>
      {disclaimer && (
        <CutTextBlock
          text={disclaimer}
          of="the conditions"
          labels={['Show more', 'Show less']}
          className="finance-small"
        />
      )}
    </div>
  );
}
