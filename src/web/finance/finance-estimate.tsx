import './finance-estimate.css';
import { CutTextBlock } from '#web/ui/cut-text-block.tsx';
import type { FinanceTeaserView } from './finance-estimate-view.ts';
import { ENQUIRE_FOR_FINANCE } from './finance-texts.ts';
import { RepaymentTerms } from './repayment-terms.tsx';

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
  const { repayment, period, disclaimer } = estimate;
  return (
    <div>
      <p className="finance-repayment">
        <span>From </span>
        <strong>{repayment}</strong>
        <span> / {period}</span>
      </p>
      <RepaymentTerms estimate={estimate}>
        {disclaimer && (
          <CutTextBlock text={disclaimer} of="the conditions" labels={['Show more', 'Show less']} />
        )}
      </RepaymentTerms>
    </div>
  );
}
