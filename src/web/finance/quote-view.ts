import { type QuickQuote, type QuoteRequest, quoteLimits } from '#domain/finance/quick-quote.ts';
import { type QuotePresets, quotePresets } from '#domain/finance/quote-presets.ts';
import type { CardCharges } from '#domain/finance/rate-card.ts';
import { vehicleInQuote } from '#domain/finance/vehicle-quote.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { parseTerms } from '#search/vehicle-search/address/parse-search-url.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import { type VehicleEstimateView, vehicleEstimateView } from './vehicle-estimate-view.ts';

/** The quick quote of a finance page. */
export interface QuoteView {
  /** `/api/youx/quote` */
  endpoint: string;
  /** The finance partner's name, beside its quotes and in the log. */
  partner: string;
  /** What the vehicle's page shows; undefined without a vehicle or an estimate. */
  estimate: VehicleEstimateView | undefined;
  presets: QuotePresets;
  limits: typeof quoteLimits;
  /** What the site's own quotes include. */
  charges: CardCharges;
  /** Usual prices, in whole dollars. */
  picks: readonly number[];
  /** What the quote is for; empty without a vehicle. */
  vehicle: Pick<QuoteRequest, 'year' | 'vin' | 'nvic'>;
}

/** @param parameters of the page's address, which may preset the quote */
export function quoteView(
  settings: Pick<SiteSettings, 'finance' | 'price'>,
  parameters: URLSearchParams,
  vehicle: Vehicle | undefined,
  now: Date,
): QuoteView {
  const { partner, rate_card } = settings.finance;
  const { id, name } = partner;
  const { rows: _rows, ...charges } = rate_card;
  const estimate = vehicle && vehicleEstimateView(vehicle, settings, now, parseTerms(parameters));
  return {
    endpoint: `/api/${id}/quote`,
    partner: name,
    estimate,
    presets: quotePresets(parameters, {
      amount: settings.finance.default_amount,
      price: vehicle && searchedPrice(vehicle),
      years: estimate?.holdsFor.loanTerm,
    }),
    limits: quoteLimits,
    charges,
    picks: settings.price.quick_picks,
    vehicle: vehicle ? vehicleInQuote(vehicle) : {},
  };
}

/** Whether an answer is a quote, which may be free of interest. A proxy in between may answer with anything. */
export function isQuickQuote(answer: unknown): answer is QuickQuote {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = (answer ?? {}) as Record<
    string,
    unknown
  >; // checked field by field
  return (
    isFigure(weeklyRepaymentAmount) &&
    weeklyRepaymentAmount > 0 &&
    isFigure(advertisedRate) &&
    isFigure(comparisonRate)
  );
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
