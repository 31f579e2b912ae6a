import { type QuickQuote, type QuoteRequest, quoteLimits } from '#domain/finance/quick-quote.ts';
import { type QuotePresets, quotePresets } from '#domain/finance/quote-presets.ts';
import { searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SiteSettings } from '#site/site-settings.ts';

/** The quick quote of a finance page. */
export interface QuoteView {
  /** `/api/youx/quote` */
  endpoint: string;
  /** The finance partner's name, for the log. */
  partner: string;
  presets: QuotePresets;
  limits: typeof quoteLimits;
  /** What the quote is for; empty without a vehicle. */
  vehicle: Pick<QuoteRequest, 'year' | 'vin' | 'nvic'>;
}

/** @param parameters of the page's address, which may preset the quote */
export function quoteView(
  { finance }: Pick<SiteSettings, 'finance'>,
  parameters: URLSearchParams,
  vehicle: Vehicle | undefined,
): QuoteView {
  const { id, name } = finance.partner;
  return {
    endpoint: `/api/${id}/quote`,
    partner: name,
    presets: quotePresets(parameters, vehicle && searchedPrice(vehicle)),
    limits: quoteLimits,
    vehicle: vehicle
      ? {
          ...(vehicle.year !== undefined && { year: vehicle.year }),
          ...(vehicle.vin && { vin: vehicle.vin }),
          ...(vehicle.nvic && { nvic: vehicle.nvic }),
        }
      : {},
  };
}

/** Whether an answer is a quote. A proxy in between may answer with anything. */
export function isQuickQuote(answer: unknown): answer is QuickQuote {
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = (answer ?? {}) as Record<
    string,
    unknown
  >; // checked field by field
  return [weeklyRepaymentAmount, advertisedRate, comparisonRate].every(
    (figure) => typeof figure === 'number' && Number.isFinite(figure) && figure > 0,
  );
}
