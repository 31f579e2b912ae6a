import { gaugeDescription } from './gauge-description.ts';
import type { MarketValuation } from './market-valuation.ts';

/** How a price compares with the market. The names are those of specification 1, section 3; dollars are whole. */
export interface PriceGauge {
  /** 0 to 1: how far below the top of the market's range the price stands. */
  fill: number;
  listing_price: number;
  market_range_min: number;
  market_range_max: number;
  /** 0 to 1. */
  confidence: number;
  description: string;
}

/** A price below this share of the market's is a mistyped one, or of a wreck: no deal to be praised. */
const LEAST_CREDIBLE_SHARE = 0.5;

/** The gauge of a price; nothing where the price cannot be the vehicle's. Both exclude government charges. */
export function priceGauge(listingPrice: number, market: MarketValuation): PriceGauge | undefined {
  const { value } = market;
  const low = asRangesAreTold(market.low);
  const high = asRangesAreTold(market.high);
  if (listingPrice < value * LEAST_CREDIBLE_SHARE) return undefined;
  const fill = hundredths(Math.min(1, Math.max(0, fillBelow(high, high - low, listingPrice))));
  return {
    fill,
    listing_price: listingPrice,
    market_range_min: low,
    market_range_max: high,
    confidence: hundredths(market.confidence),
    description: gaugeDescription(fill),
  };
}

function fillBelow(top: number, range: number, price: number): number {
  if (range > 0) return (top - price) / range;
  return price <= top ? 1 : 0;
}

/** An estimate to the dollar would claim to know more than it does. */
function asRangesAreTold(amount: number): number {
  const step = amount < 10_000 ? 50 : 100;
  return Math.round(amount / step) * step;
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}
