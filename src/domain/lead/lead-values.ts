import type { CreditScore, QuickQuote } from '#domain/finance/quick-quote.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';

export interface LeadValuation extends TradeInOffer {
  /** The market's asking price behind the offer, in whole dollars; shown only to the dealer. */
  market_value: number;
}

/** A finance application; dollars, years and percent per annum. */
export interface LeadFinance {
  /** The finance partner's name. */
  partner: string;
  selfAssessedCreditScore: CreditScore;
  /** The purchase price. */
  amount: number;
  term: number;
  /** The estimate that the shopper saw, if there was one. */
  quote?: QuickQuote | undefined;
  /** The salesperson's name. */
  whoIsHelping?: string | undefined;
  /** Whether the partner has the application; `waiting` until it has answered. */
  application: 'waiting' | 'created' | 'failed';
}

export interface LeadAnswer {
  name: string;
  label: string;
  value: string;
}

export interface LeadVehicle {
  id: number;
  slug: string;
  name: string;
  stocknum?: string;
  vin?: string;
  year?: number;
  make: string;
  model: string;
  badge?: string;
  car_type: string;
  status: string;
  price?: string;
  km?: number;
}
