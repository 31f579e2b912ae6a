import type { CreditScore, QuickQuote } from '#domain/finance/quick-quote.ts';
import type { TradeInOffer } from '#domain/trade-in/trade-in-offer.ts';

export interface LeadValuation extends TradeInOffer {
  /** The market's asking price behind the offer, in whole dollars; shown only to the dealer. */
  market_value: number;
}

/** The repayment that a vehicle's page showed; dollars and percent per annum. */
export interface LeadEstimate {
  amount: number;
  period: 'week' | 'month';
  interestRate: number;
  comparisonRate: number;
  /** What the vehicle's page estimated it for; absent in leads from before it was stored. */
  price?: number;
  /** Absent unless the shopper chose it, a trade-in included. */
  deposit?: number;
  /** Absent for a quote. */
  lender?: string;
}

/** A finance application; dollars, years and percent per annum. */
export interface LeadFinance {
  /** The finance partner's name. */
  partner: string;
  selfAssessedCreditScore: CreditScore;
  /** The purchase price. */
  amount: number;
  term: number;
  /** The partner's estimate that the shopper saw, if there was one. */
  quote?: QuickQuote | undefined;
  /** The estimate of the vehicle's page, if the shopper saw that one. */
  estimate?: LeadEstimate | undefined;
  /** The salesperson's name. */
  whoIsHelping?: string | undefined;
  /** Whether the partner has the application; `waiting` until it has answered. */
  application: 'waiting' | 'created' | 'failed';
}

/** What a shopper drew at `/spin-to-win`. */
export interface LeadPrize {
  /** The name of the giveaway. */
  giveaway: string;
  /** The label of the slice that the wheel stopped at. */
  label: string;
  /** The winner shows it to the dealer; absent if nothing was won. */
  claim_code?: string | undefined;
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
  nvic?: string;
  year?: number;
  make: string;
  model: string;
  badge?: string;
  car_type: string;
  status: string;
  price?: string;
  km?: number;
}
