import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { AdjustmentAnswer } from './adjustment-answers.ts';
import type { TradeInTerms } from './trade-in-terms.ts';

/** A dealer's offer for a trade-in, in whole dollars; like the market value, it excludes government charges. */
export interface TradeInOffer {
  low: number;
  high: number;
  /** 0 to 1; the confidence of the market valuation. */
  confidence: number;
  /** Number of comparables; 0 if the source does not state it. */
  sample: number;
}

/**
 * Takes the market's asking price less the margin, then applies the answers: first the sum of their percentages, then
 * their dollars. The range extends only downwards, within both the market range and the terms: a higher offer
 * would eat into the margin, and an uncertain market may mean a lower price. Both ends are rounded down, so that the
 * final offer can only be a pleasant surprise.
 * @returns undefined if the lower end is below the minimum offer
 */
export function tradeInOffer(
  market: MarketValuation,
  answers: readonly Pick<AdjustmentAnswer, 'percent' | 'dollars'>[],
  terms: TradeInTerms,
): TradeInOffer | undefined {
  const percent = answers.reduce((sum, answer) => sum + answer.percent, 0);
  const dollars = answers.reduce((sum, answer) => sum + answer.dollars, 0);
  const share = (1 - terms.margin_percent / 100) * Math.max(0, 1 + percent / 100);
  const reach = terms.spread_percent / 100;
  const offered = (asked: number): number => {
    const near = Math.min(Math.max(asked, market.value * (1 - reach)), market.value);
    return roundedDown(near * share + dollars, terms.round_to);
  };
  const low = offered(market.low);
  if (low < terms.min_offer_dollars) return undefined;
  return {
    low,
    high: offered(market.value),
    confidence: Math.round(market.confidence * 100) / 100,
    sample: market.sample,
  };
}

/** Rounds down to a step, with a tolerance for floating-point error. */
function roundedDown(amount: number, step: number): number {
  return Math.floor((amount + 1e-6) / step) * step;
}
