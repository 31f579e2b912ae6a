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
