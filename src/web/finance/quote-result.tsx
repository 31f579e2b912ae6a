import './quick-quote.css';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import { percentPerAnnum } from '#domain/finance/percent-per-annum.ts';
import { monthlyOf, type QuickQuote } from '#domain/finance/quick-quote.ts';
import { LEAST_WEEKLY } from '#domain/finance/shown-repayment.ts';
import { dollarsAndCents } from '#domain/price/dollars.ts';
import { ENQUIRE_FOR_FINANCE } from './finance-texts.ts';

interface QuoteResultProps {
  quote: QuickQuote | undefined;
  /** The finance partner's name. */
  partner: string;
  /** `The repayment includes establishment fee ($495).` */
  fees: string | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}

const quoteTexts = {
  empty: 'Your estimate appears here.',
  loading: 'Working out your repayments…',
};

/**
 * The partner's repayment with its rates and the warning, which always stand together. The warning waits in its place
 * for the first quote: it is the largest text of the page, which would otherwise come last.
 */
export function QuoteResult({ quote, partner, fees, isLoading, hasFailed }: QuoteResultProps) {
  const isEnquiry = quote !== undefined && quote.weeklyRepaymentAmount < LEAST_WEEKLY;
  const hasQuoteSoon = quote !== undefined || isLoading || !hasFailed;
  return (
    <>
      {isEnquiry ? (
        <p className="quick-quote-repayment">
          <strong>{ENQUIRE_FOR_FINANCE}</strong>
        </p>
      ) : quote ? (
        <>
          <p className="quick-quote-source soft small">{partner} quick quote</p>
          <p className="quick-quote-repayment">
            <strong>{dollarsAndCents(quote.weeklyRepaymentAmount)}</strong> a week
            <span className="soft">
              {' '}
              or {dollarsAndCents(monthlyOf(quote.weeklyRepaymentAmount))} a month
            </span>
          </p>
          <dl className="quick-quote-rates cluster">
            <div>
              <dt className="soft small">Interest rate</dt>
              <dd>{percentPerAnnum(quote.advertisedRate)}</dd>
            </div>
            <div>
              <dt className="soft small">Comparison rate</dt>
              <dd>{percentPerAnnum(quote.comparisonRate)}</dd>
            </div>
          </dl>
          {fees && <p className="soft small">{fees}</p>}
        </>
      ) : (
        // a failure clears the quote without a word. Source: specification 2, section 8
        hasQuoteSoon && <p>{isLoading ? quoteTexts.loading : quoteTexts.empty}</p>
      )}
      {hasQuoteSoon && !isEnquiry && <p className="soft small">{comparisonRateWarning}</p>}
    </>
  );
}
