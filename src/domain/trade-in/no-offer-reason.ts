import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { AdjustmentAnswer } from './adjustment-answers.ts';
import type { TradeInTerms } from './trade-in-terms.ts';
import type { TradeInVehicle } from './trade-in-vehicle.ts';

/** Reasons for leaving the offer to the dealer's staff. */
export const noOfferReasons = [
  'too-old',
  'too-far',
  'must-be-seen',
  'not-known',
  'not-sure',
] as const;
export type NoOfferReason = (typeof noOfferReasons)[number];

/**
 * Checks for reasons against an online offer before the market lookup. A vehicle of exactly the maximum age or
 * kilometres still gets an offer. Source: specification 2, section 9, "Trade-in FAQ".
 */
export function noOfferReason(
  { year, km }: Pick<TradeInVehicle, 'year' | 'km'>,
  answers: readonly AdjustmentAnswer[],
  terms: TradeInTerms,
  thisYear: number,
): NoOfferReason | undefined {
  if (year === undefined) return 'not-known';
  if (thisYear - year > terms.max_years) return 'too-old';
  // a caravan has no odometer, so its dealer's form does not ask for kilometres
  if (km !== undefined && km > terms.max_km) return 'too-far';
  return answers.some(({ no_offer }) => no_offer) ? 'must-be-seen' : undefined;
}

/** Checks that the market valuation exists and is confident enough. */
export function marketReason(
  market: MarketValuation | undefined,
  { min_confidence }: TradeInTerms,
): NoOfferReason | undefined {
  if (!market) return 'not-known';
  return market.confidence < min_confidence ? 'not-sure' : undefined;
}
