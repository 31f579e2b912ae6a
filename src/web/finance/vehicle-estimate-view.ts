import type { LeadEstimate } from '#domain/lead/lead-values.ts';
import type { OwnTerms } from '#domain/finance/own-terms.ts';
import { isQuotedTerm, type QuotePresets, quotePresets } from '#domain/finance/quote-presets.ts';
import { quoteLimits } from '#domain/finance/quick-quote.ts';
import { type ShownRepayment, shownRepayment } from '#domain/finance/shown-repayment.ts';
import { dollars, dollarsAndCents } from '#domain/price/dollars.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { estimateOf, type FinanceEstimateView, lenderName } from './finance-estimate-view.ts';

/** The inputs of the quick quote. */
export type QuoteInputs = Pick<QuotePresets, 'purchasePrice' | 'loanTerm' | 'score'>;

/** The estimate of a vehicle's page, repeated on the finance page until the shopper changes what it is based on. */
export interface VehicleEstimateView extends FinanceEstimateView {
  /** The known ones of deposit, balloon and fees. */
  figures: { label: string; value: string }[];
  /** The inputs that the finance page starts with. With others, the partner's quick quote replaces the estimate. */
  holdsFor: QuoteInputs;
  /** The same estimate for the salesperson. */
  lead: LeadEstimate;
}

/** Undefined if the vehicle's page shows no estimate, or one with a term that the quick quote cannot show. */
export function vehicleEstimateView(
  vehicle: Vehicle,
  { finance }: Pick<SiteSettings, 'finance'>,
  now: Date,
  terms?: OwnTerms,
): VehicleEstimateView | undefined {
  const shown = finance.enabled ? shownRepayment(vehicle, finance, now, terms) : undefined;
  const price = searchedPrice(vehicle);
  const { years = quoteLimits.term.default } = shown ?? {};
  if (!shown || price === undefined || !isQuotedTerm(years)) return undefined;
  const holdsFor = quotePresets(new URLSearchParams(), {
    amount: finance.default_amount,
    price,
    years,
  });
  const { amount, period, interestRate, comparisonRate } = shown;
  const lender = lenderName(shown, finance);
  return {
    ...estimateOf(shown, finance),
    figures: figuresOf(shown, price === holdsFor.purchasePrice ? undefined : price),
    holdsFor,
    lead: {
      amount,
      period,
      interestRate,
      comparisonRate,
      price,
      ...(shown.isOwn && shown.deposit !== undefined && { deposit: shown.deposit }),
      ...(lender && { lender }),
    },
  };
}

/** Whether the estimate was made for these inputs. */
export function holds({ holdsFor }: VehicleEstimateView, inputs: QuoteInputs): boolean {
  return (
    inputs.purchasePrice === holdsFor.purchasePrice &&
    inputs.loanTerm === holdsFor.loanTerm &&
    inputs.score === holdsFor.score
  );
}

/** @param price stated if the quick quote starts with another one, because it quotes no price so low or so high */
function figuresOf(
  shown: ShownRepayment,
  price: number | undefined,
): VehicleEstimateView['figures'] {
  const { deposit, balloon, establishmentFees, otherFees } = shown;
  const figure = (label: string, value: number | undefined, isShown = true) =>
    value === undefined || !isShown ? [] : [{ label, value: dollarText(value) }];
  return [
    ...figure('Based on a price of', price),
    ...figure('Deposit', deposit),
    ...figure('Balloon', balloon),
    ...figure('Establishment fee', establishmentFees),
    ...otherFees.flatMap(({ name, dollars: fee, charged }) =>
      figure(charged === 'monthly' ? `${name} (per month)` : name, fee, fee > 0),
    ),
  ];
}

function dollarText(amount: number): string {
  return Number.isInteger(amount) ? dollars(amount) : dollarsAndCents(amount);
}
