/** How a dealer makes an offer of the market's asking price. */
export interface TradeInTerms {
  /** Off the asking price: what it costs to put a vehicle on the yard and sell it, and the dealer's living. */
  margin_percent: number;
  /** How far the range reaches to either side at most. */
  spread_percent: number;
  /** Whole dollars. */
  round_to: number;
  /** Older vehicles, and further driven ones, get no offer without being seen. */
  most_years: number;
  most_km: number;
  /** 0 to 1; of the market's estimate. */
  least_confidence: number;
  /** Whole dollars; nobody is offered less than this online. */
  least_dollars: number;
}
