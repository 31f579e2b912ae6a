import './quick-quote.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import { percentPerAnnum } from '#domain/finance/percent-per-annum.ts';
import { monthlyOf, type QuickQuote } from '#domain/finance/quick-quote.ts';
import { dollarsAndCents } from '#domain/price/dollars.ts';

interface QuoteResultProps {
  quote: QuickQuote | undefined;
  /** The finance partner's name. */
  partner: string;
  isLoading: boolean;
  hasFailed: boolean;
}

const quoteTexts = {
  empty: 'Your estimate appears here.',
  loading: 'Working out your repayments…',
  failed: 'We can’t show an estimate right now. Please try again later, or apply without one.',
};

/** The partner's repayment with its rates and the warning, which always stand together. */
export function QuoteResult({ quote, partner, isLoading, hasFailed }: QuoteResultProps) {
  return (
    <>
      {quote ? (
        <>
          <p className="quick-quote-source">{partner} quick quote</p>
          <p className="quick-quote-repayment">
            <strong>{dollarsAndCents(quote.weeklyRepaymentAmount)}</strong> a week
            <span> or {dollarsAndCents(monthlyOf(quote.weeklyRepaymentAmount))} a month</span>
          </p>
          <dl className="quick-quote-rates">
            <div>
              <dt>Interest rate</dt>
              <dd>{percentPerAnnum(quote.advertisedRate)}</dd>
            </div>
            <div>
              <dt>Comparison rate</dt>
              <dd>{percentPerAnnum(quote.comparisonRate)}</dd>
            </div>
          </dl>
          <p className="disclaimer">{comparisonRateWarning}</p>
        </>
      ) : (
        <p>{isLoading ? quoteTexts.loading : hasFailed ? quoteTexts.failed : quoteTexts.empty}</p>
      )}
    </>
  );
}
