import { type PricedVehicle, searchedPrice } from '#domain/price/price-display.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type LenderSettings, mayBeFinanced } from './lender-eligibility.ts';
import { creditScores, type QuoteRequest } from './quick-quote.ts';

/** Source: specification 2, section 9, "Finance". */
export const VEHICLE_QUOTE_YEARS = 5;

export type QuotedVehicle = PricedVehicle &
  Pick<Vehicle, 'status' | 'make' | 'dealership_slug' | 'year' | 'vin' | 'nvic' | 'youxQuote'>;

interface QuoteRules extends Pick<LenderSettings, 'never_for_makes' | 'never_for_dealerships'> {
  enabled: boolean;
  quotes: boolean;
}

/**
 * The quote that a page may ask for to show it with a vehicle: the best score, five years, and the price as it is, even
 * if the quick quote's slider starts higher. Undefined if the feed has a quote, the vehicle has no price, or the site
 * shows no quotes or no finance with it.
 * Source: specification 2, section 4, "Quote", and section 7.
 */
export function vehicleQuoteRequest(
  vehicle: QuotedVehicle,
  rules: QuoteRules,
): QuoteRequest | undefined {
  const price = searchedPrice(vehicle);
  const isWanted = rules.enabled && rules.quotes && mayBeFinanced(vehicle, rules);
  if (!isWanted || vehicle.youxQuote || price === undefined) return undefined;
  return {
    selfAssessedCreditScore: creditScores[0],
    purchasePrice: price,
    loanTerm: VEHICLE_QUOTE_YEARS,
    ...vehicleInQuote(vehicle),
    whoIsHelping: '',
  };
}

/** What a quote request says about a vehicle. */
export function vehicleInQuote({
  year,
  vin,
  nvic,
}: Pick<Vehicle, 'year' | 'vin' | 'nvic'>): Pick<QuoteRequest, 'year' | 'vin' | 'nvic'> {
  return { ...(year !== undefined && { year }), ...(vin && { vin }), ...(nvic && { nvic }) };
}
