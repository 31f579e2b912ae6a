import './quick-quote.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  clampedPrice,
  type CreditScore,
  creditScores,
  type QuickQuote as Quote,
  typedPrice,
} from '#domain/finance/quick-quote.ts';
import { dollars } from '#domain/price/dollars.ts';
import { textFields } from '#web/text-fields.ts';
import { QuoteResult } from './quote-result.tsx';
import type { QuoteView } from './quote-view.ts';
import { useHelperName } from './use-helper-name.ts';
import { useQuickQuote } from './use-quick-quote.ts';
import { holds } from './vehicle-estimate-view.ts';
import { VehicleEstimate } from './vehicle-estimate.tsx';

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
  /** Whether the server could make none. */
  hasNoQuote: boolean;
}

/**
 * Estimates the repayments for a price, a term and a credit score while the visitor changes them. It starts with the
 * estimate of the vehicle's page, if there is one; the partner's quote replaces it after a change. Without script the
 * button asks for the estimate.
 */
export function QuickQuote({ view, values, quote: first, hasNoQuote }: QuickQuoteProps) {
  const { presets, limits, vehicle } = view;
  const [price, setPrice] = useState(
    clampedPrice(values?.['purchasePrice'] ?? presets.purchasePrice),
  );
  const [typed, setTyped] = useState<string>();
  const [term, setTerm] = useState(Number(values?.['loanTerm'] ?? presets.loanTerm));
  const [score, setScore] = useState<CreditScore>(scoreIn(values) ?? presets.score);
  const fields = useRef<HTMLDivElement>(null);
  const helper = useHelperName(fields, values?.['whoIsHelping'] ?? presets.whoIsHelping);
  const request = {
    selfAssessedCreditScore: score,
    purchasePrice: price,
    loanTerm: term,
    whoIsHelping: helper,
    ...vehicle,
  };
  const { estimate } = view;
  const isOfVehicle = estimate && holds(estimate, { purchasePrice: price, loanTerm: term, score });
  const { quote, isLoading, hasFailed } = useQuickQuote(view, isOfVehicle ? undefined : request, {
    quote: first,
    hasFailed: hasNoQuote,
  });

  // browsers restore choices when a visitor comes back, and choices may be made before the script starts
  useEffect(() => {
    const form = fields.current?.closest('form');
    if (!form) return;
    const entered = Object.fromEntries(textFields(new FormData(form)));
    const enteredPrice = entered['purchasePrice'] ?? '';
    const isTyping = document.activeElement?.getAttribute('name') === 'purchasePrice';
    if (isTyping) setTyped(typedPrice(enteredPrice));
    else setPrice(clampedPrice(enteredPrice));
    setTerm(Number(entered['loanTerm']));
    setScore((before) => scoreIn(entered) ?? before);
  }, []);

  function leavePrice(): void {
    if (typed !== undefined) setPrice(clampedPrice(typed));
    setTyped(undefined);
  }

  return (
    <div ref={fields} className="quick-quote">
      <div className="quick-quote-fields">
        <label className="quick-quote-price">
          <span>Purchase price</span>
          <input
            name="purchasePrice"
            inputMode="numeric"
            value={typed ?? dollars(price)}
            onFocus={({ currentTarget }) => {
              flushSync(() => setTyped(String(price)));
              // what is typed next replaces it, as in other fields that are reached by the keyboard
              currentTarget.select();
            }}
            onChange={({ target }) => setTyped(typedPrice(target.value))}
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
      {/* one region for both, because screen readers announce changes within a region, not a new one */}
      <div className="quick-quote-result" aria-live="polite" aria-busy={!isOfVehicle && isLoading}>
        {isOfVehicle ? (
          <VehicleEstimate estimate={estimate} />
        ) : (
          <QuoteResult
            quote={quote}
            partner={view.partner}
            isLoading={isLoading}
            hasFailed={hasFailed}
          />
        )}
      </div>
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

function scoreIn(values: QuickQuoteProps['values']): CreditScore | undefined {
  return creditScores.find((one) => one === values?.['selfAssessedCreditScore']);
}
