import type { MarketValuation } from './market-valuation.ts';

/** Compares a price with the market, in whole dollars. Field names come from specification 1, section 3. */
export interface PriceGauge {
  /** 0 to 1: how far the price is below the top of the market range. */
  fill: number;
  listing_price: number;
  market_range_min: number;
  market_range_max: number;
  /** 0 to 1. */
  confidence: number;
  description: string;
}

/** A price below this share of the market value is a typo or a wreck's, not a great deal. */
const MIN_PLAUSIBLE_SHARE = 0.5;

const GREAT_FROM_FILL = 0.65;

/** The gauge for a price; undefined if the price is implausibly low. Both amounts exclude government charges. */
export function priceGauge(listingPrice: number, market: MarketValuation): PriceGauge | undefined {
  const { value } = market;
  const low = roundedForRange(market.low);
  const high = roundedForRange(market.high);
  if (listingPrice < value * MIN_PLAUSIBLE_SHARE) return undefined;
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

/** Rounds to $50 below $10,000, else to $100, because an estimate to the dollar suggests false precision. */
function roundedForRange(amount: number): number {
  const step = amount < 10_000 ? 50 : 100;
  return Math.round(amount / step) * step;
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}

/** The default description of a fill. Source: specification 1, section 5. */
export function gaugeDescription(fill: number): string {
  return fill < GREAT_FROM_FILL ? 'Good Deal' : 'Great Deal';
}

export type GaugeBand = 'low' | 'medium' | 'high';

/** The colour band for a fill: low below 0.3, medium up to 0.6, high above. Source: specification 1, section 5. */
export function gaugeBand(fill: number): GaugeBand {
  if (fill < 0.3) return 'low';
  return fill <= 0.6 ? 'medium' : 'high';
}
