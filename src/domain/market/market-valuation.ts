/** A vehicle's asking price in the market, excluding government charges. */
export interface MarketValuation {
  /** Whole dollars. */
  value: number;
  /** Whole dollars; four of five such vehicles are priced between `low` and `high`. */
  low: number;
  high: number;
  /** 0 to 1; at 0.5 the estimate is typically within 8% of the price. */
  confidence: number;
  /** Number of comparables; 0 if the source does not state it. */
  sample: number;
}

/** How far a typical model's prices are from the expected price, as a share. */
const USUAL_SHARE = 0.08;

/** A default market range, in whole dollars, for sources that state only a value. */
export function usualRange(value: number): { low: number; high: number } {
  return {
    low: Math.round(value * (1 - USUAL_SHARE)),
    high: Math.round(value * (1 + USUAL_SHARE)),
  };
}
