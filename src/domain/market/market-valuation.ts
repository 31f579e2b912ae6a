/** What a vehicle is asked for in the market, excluding government charges. */
export interface MarketValuation {
  /** Whole dollars. */
  value: number;
  /** Whole dollars; four of five such vehicles are asked for between the two. */
  low: number;
  high: number;
  /** 0 to 1; at 0.5 the price of such a vehicle is typically told to within 8%. */
  confidence: number;
  /** How many vehicles it rests on; 0 where the source does not tell. */
  sample: number;
}
