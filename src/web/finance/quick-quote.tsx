import './quick-quote.css';
import { yearsText } from '#domain/finance/years-text.ts';
import { useRef, useState } from 'react';
import {
  type CreditScore,
  creditScores,
  quotedPrice,
  quotedPriceRules,
  type QuickQuote as Quote,
} from '#domain/finance/quick-quote.ts';
import { feesText } from '#domain/finance/fees-text.ts';
import { type CardCharges, isOfCard, otherFeesOf } from '#domain/finance/rate-card.ts';
import { useFieldId } from '#web/enquiry/form/fields/field-ids.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { priceField } from './price-field.ts';
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
  /** The fault of the price, if the form was refused for it. */
  priceFault?: string | undefined;
}

/**
 * Estimates the repayments for a price, a term and a credit score while the visitor changes them. It starts with the
 * estimate of the vehicle's page, if there is one; the partner's quote replaces it after a change. Without script the
 * button asks for the estimate.
 */
export function QuickQuote(props: QuickQuoteProps) {
  const { view, values, quote: first, hasNoQuote, priceFault } = props;
  const { presets, limits, vehicle } = view;
  const fieldId = useFieldId();
  const submitted = values?.['purchasePrice'];
  const [price, setPrice] = useState(
    submitted === undefined ? presets.purchasePrice : quotedPrice(submitted),
  );
  const [term, setTerm] = useState(Number(values?.['loanTerm'] ?? presets.loanTerm));
  const [score, setScore] = useState<CreditScore>(scoreIn(values) ?? presets.score);
  const fields = useRef<HTMLDivElement>(null);
  const helper = useHelperName(fields, values?.['whoIsHelping'] ?? presets.whoIsHelping);
  const request = price !== undefined && {
    selfAssessedCreditScore: score,
    purchasePrice: price,
    loanTerm: term,
    whoIsHelping: helper,
    ...vehicle,
  };
  const { estimate } = view;
  const isOfVehicle =
    estimate &&
    price !== undefined &&
    holds(estimate, { purchasePrice: price, loanTerm: term, score });
  const { quote, isLoading, hasFailed } = useQuickQuote(
    view,
    isOfVehicle || !request ? undefined : request,
    {
      quote: first,
      hasFailed: hasNoQuote,
    },
  );

  return (
    <div ref={fields} className="quick-quote framed pad-4 stack gap-4">
      <div className="stack gap-4">
        <div className="quick-quote-price">
          <AmountField
            id={fieldId(priceField.name)}
            name={priceField.name}
            label={priceField.label}
            value={price}
            text={submitted}
            rules={quotedPriceRules}
            picks={view.picks}
            fault={priceFault}
            leavesOnEnter
            onChange={setPrice}
          />
        </div>
        <label className="quick-quote-term stack gap-1">
          <span>Loan term: {yearsText(term)}</span>
          <input
            type="range"
            name="loanTerm"
            min={limits.term.min}
            max={limits.term.max}
            step={1}
            value={term}
            aria-valuetext={yearsText(term)}
            onChange={({ target }) => setTerm(target.valueAsNumber)}
          />
        </label>
        <fieldset className="quick-quote-score stack gap-2">
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
      <div
        className="quick-quote-result stack gap-2"
        aria-live="polite"
        aria-busy={!isOfVehicle && isLoading}
      >
        {price === undefined ? (
          <p>Please check the highlighted entry.</p>
        ) : isOfVehicle ? (
          <VehicleEstimate estimate={estimate} />
        ) : (
          <QuoteResult
            quote={quote}
            partner={view.partner}
            fees={quote && feesOf(quote, view.charges, price, term)}
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

/** Names the fees of the site's rate card beside a quote that follows from it. */
function feesOf(
  quote: Quote,
  charges: CardCharges,
  price: number,
  years: number,
): string | undefined {
  return isOfCard(quote, charges, price, years)
    ? feesText(charges.establishment_fee, otherFeesOf(charges))
    : undefined;
}

function scoreIn(values: QuickQuoteProps['values']): CreditScore | undefined {
  return creditScores.find((one) => one === values?.['selfAssessedCreditScore']);
}
