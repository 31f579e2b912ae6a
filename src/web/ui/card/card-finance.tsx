import './card-finance.css';
import { useId } from 'react';
import { FinanceEstimate } from '#web/finance/finance-estimate.tsx';
import type { FinanceTeaserView } from '#web/finance/finance-estimate-view.ts';
import { ENQUIRE_FOR_FINANCE } from '#web/finance/finance-texts.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The repayment on a card, beside the price. */
export function CardFinance({ finance }: { finance: FinanceTeaserView }) {
  if (finance === ENQUIRE_FOR_FINANCE) return <p className="card-repayment">{finance}</p>;
  return (
    <p className="card-repayment">
      <span>
        <strong>{finance.repayment}</strong> a {finance.period}
      </span>
      <span className="card-money-label">Estimated repayment</span>
    </p>
  );
}

interface CardRatesProps {
  finance: FinanceTeaserView;
  /** The vehicle's name. */
  of: string;
}

/**
 * The rates of the repayment on a card, and a button that opens the whole estimate with its conditions, without script
 * too. The list shows the warning as well: `comparison-note.tsx`.
 */
export function CardRates({ finance, of }: CardRatesProps) {
  const id = useId();
  if (finance === ENQUIRE_FOR_FINANCE) return null;
  return (
    <div className="card-rates row between">
      <p>
        Rate <b>{finance.rate}</b> · Comparison rate <b>{finance.comparisonRate}</b>
      </p>
      <button
        type="button"
        popoverTarget={id}
        className="icon-button"
        aria-label={`About the repayment: ${of}`}
      >
        <Icon name="info" />
      </button>
      <div id={id} popover="auto" className="card-estimate floating">
        <FinanceEstimate estimate={finance} />
      </div>
    </div>
  );
}
