import './quick-quote.css';
import type { FinanceDisclaimerView } from './finance-disclaimer-view.ts';

/** What a quick quote assumes, and who lends. */
export function FinanceDisclaimer({
  disclaimer: { text, lender },
}: {
  disclaimer: FinanceDisclaimerView;
}) {
  return (
    <div className="finance-disclaimer soft small stack gap-2">
      <p>{text}</p>
      {lender.length > 0 && <p>{lender.join(' · ')}</p>}
    </div>
  );
}
