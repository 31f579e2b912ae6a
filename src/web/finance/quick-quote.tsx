import './quick-quote.css';
import { useState } from 'react';
import { comparisonRateWarning } from '#domain/finance/comparison-rate-warning.ts';
import {
  clampedPrice,
  type CreditScore,
  creditScores,
  monthlyOf,
  type QuickQuote as Quote,
} from '#domain/finance/quick-quote.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import type { QuoteView } from './quote-view.ts';
import { useQuickQuote } from './use-quick-quote.ts';

const scoreLabels: Readonly<Record<CreditScore, string>> = {
  GREAT: 'Great',
  DECENT: 'Decent',
  POOR: 'Poor',
};

interface QuickQuoteProps {
  view: QuoteView;
  /** The values of a form that came back. */
  values: Readonly<Record<string, string>> | undefined;
  /** The quote that the server made for it. */
  quote: Quote | undefined;
}

/**
 * Estimates the repayments for a price, a term and a credit score while the visitor changes them. Without script the
 * button asks for the estimate.
 */
export function QuickQuote({ view, values, quote: first }: QuickQuoteProps) {
  const { presets, limits, vehicle } = view;
  const [price, setPrice] = useState(
    clampedPrice(values?.['purchasePrice'] ?? presets.purchasePrice),
  );
  const [typed, setTyped] = useState<string>();
  const [term, setTerm] = useState(Number(values?.['loanTerm'] ?? presets.loanTerm));
  const [score, setScore] = useState<CreditScore>(
    creditScores.find((one) => one === values?.['selfAssessedCreditScore']) ?? presets.score,
  );
  const request = {
    selfAssessedCreditScore: score,
    purchasePrice: price,
    loanTerm: term,
    ...vehicle,
  };
  const { quote, isLoading } = useQuickQuote(view, request, first);

  function leavePrice(): void {
    if (typed !== undefined) setPrice(clampedPrice(typed));
    setTyped(undefined);
  }

  return (
    <div className="quick-quote">
      <div className="quick-quote-fields">
        <label className="quick-quote-price">
          <span>Purchase price</span>
          <input
            name="purchasePrice"
            inputMode="numeric"
            value={typed ?? dollars(price)}
            onFocus={() => setTyped(String(price))}
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
            onBlur={leavePrice}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              event.currentTarget.blur();
            }}
          />
        </label>
        <label className="quick-quote-term">
          <span>
            Loan term: {term} {term === 1 ? 'year' : 'years'}
          </span>
          <input
            type="range"
            name="loanTerm"
            min={limits.term.min}
            max={limits.term.max}
            step={1}
            value={term}
            aria-valuetext={`${term} ${term === 1 ? 'year' : 'years'}`}
            onChange={({ target }) => setTerm(target.valueAsNumber)}
          />
        </label>
        <fieldset className="quick-quote-score">
          <legend>Your credit score</legend>
          {creditScores.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="selfAssessedCreditScore"
                value={one}
                checked={one === score}
                onChange={() => setScore(one)}
              />
              <span>{scoreLabels[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <QuoteResult quote={quote} isLoading={isLoading} />
      <button
        type="submit"
        name="go"
        value="quote"
        formNoValidate
        className="button without-script"
      >
        Show my estimate
      </button>
    </div>
  );
}

/** The repayment with its rates and the warning, which always stand together. */
function QuoteResult({ quote, isLoading }: { quote: Quote | undefined; isLoading: boolean }) {
  return (
    <div className="quick-quote-result" aria-live="polite" aria-busy={isLoading}>
      {quote ? (
        <>
          <p className="quick-quote-repayment">
            <strong>{dollarsAndCents(quote.weeklyRepaymentAmount)}</strong> a week
            <span> or {dollarsAndCents(monthlyOf(quote.weeklyRepaymentAmount))} a month</span>
          </p>
          <dl className="quick-quote-rates">
            <div>
              <dt>Interest rate</dt>
              <dd>{quote.advertisedRate}% p.a.</dd>
            </div>
            <div>
              <dt>Comparison rate</dt>
              <dd>{quote.comparisonRate}% p.a.</dd>
            </div>
          </dl>
          <p className="disclaimer">{comparisonRateWarning}</p>
        </>
      ) : (
        <p>{isLoading ? 'Working out your repayments…' : 'Your estimate appears here.'}</p>
      )}
    </div>
  );
}
