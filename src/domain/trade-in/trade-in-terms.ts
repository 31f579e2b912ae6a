/** How a dealer derives an offer from the market's asking price. */
export interface TradeInTerms {
  /** Deducted from the asking price: the cost of preparing and selling the vehicle, and the dealer's profit. */
  margin_percent: number;
  /** The maximum width of the range below its upper end. */
  spread_percent: number;
  /** Whole dollars. */
  round_to: number;
  /** Vehicles with more years or kilometres get no offer without an inspection. */
  max_years: number;
  max_km: number;
  /** 0 to 1; the minimum confidence of the market valuation. */
  min_confidence: number;
  /** Whole dollars; the minimum online offer. */
  min_offer_dollars: number;
}
