import './budget-facet.css';
import type { ReactNode } from 'react';
import { yearsText } from '#domain/finance/years-text.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { MAX_DEPOSIT } from '#domain/finance/own-terms.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { RepaymentFacetView } from './facet-views.ts';

/** Whole dollars. */
const weeklyRules = moneyRules({ min: 1, max: 99_999, beyond: 'clamped', isOptional: true });
const depositRules = moneyRules({
  min: 0,
  max: MAX_DEPOSIT,
  beyond: 'clamped',
  isOptional: true,
  takesZero: true,
});

interface BudgetFacetProps {
  repayment: RepaymentFacetView;
  /** The bounds on the price. */
  children: ReactNode;
}

/** What a shopper can spend: a price or a repayment a week. The switch needs no script and is not part of the form. */
export function BudgetFacet({ repayment, children }: BudgetFacetProps) {
  const isWeekly = repayment.max !== undefined || repayment.min !== undefined;
  return (
    <div className="budget stack gap-3">
      <div className="budget-switch row" role="radiogroup" aria-label="Budget">
        {(['Price', 'Per week'] as const).map((label, at) => (
          <label key={label}>
            <input
              type="radio"
              name="budget"
              form=""
              value={at}
              defaultChecked={isWeekly === (at === 1)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="budget-by-price">{children}</div>
      <RepaymentFields repayment={repayment} />
    </div>
  );
}

function RepaymentFields({ repayment }: { repayment: RepaymentFacetView }) {
  const { min, picks, usualDeposit, usualYears } = repayment;
  const [max, setMax] = useSyncedState(repayment.max);
  const [deposit, setDeposit] = useSyncedState(repayment.deposit);
  const [years, setYears] = useSyncedState(repayment.years);
  const chosen = years === undefined ? [] : [years];
  const terms = [...new Set([...repayment.terms, ...chosen])].toSorted((a, b) => a - b);
  return (
    <div className="budget-by-week stack gap-3">
      {min !== undefined && <input type="hidden" name="repayment_min" value={min} />}
      <AmountField
        name="repayment_max"
        label="Repayment, up to"
        value={max}
        placeholder="Any repayment"
        rules={weeklyRules}
        after="a week"
        picks={picks}
        onChange={setMax}
      />
      <AmountField
        name="deposit"
        label="Deposit or trade-in"
        value={deposit}
        placeholder={usualDeposit}
        rules={depositRules}
        onChange={setDeposit}
      />
      <label className="stack gap-1">
        Loan term
        <select
          name="term"
          value={years ?? ''}
          onChange={({ target }) => setYears(Number(target.value) || undefined)}
        >
          <option value="">{yearsText(usualYears)}, as usual</option>
          {terms.map((one) => (
            <option key={one} value={one}>
              {yearsText(one)}
            </option>
          ))}
        </select>
      </label>
      <p className="soft small">
        Estimated repayments at each lender’s rate, which stands beside every repayment that is
        shown. Not an offer of credit.
      </p>
    </div>
  );
}
