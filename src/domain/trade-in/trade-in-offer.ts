import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { AdjustmentAnswer } from './adjustment-answers.ts';
import type { TradeInTerms } from './trade-in-terms.ts';

/** What a dealer would give for a vehicle, in whole dollars, before government charges, as the market's value is. */
export interface TradeInOffer {
  low: number;
  high: number;
  /** 0 to 1, of the market's estimate. */
  confidence: number;
  /** How many vehicles on sale it rests on; 0 where the source does not tell. */
  sample: number;
}

/**
 * The market's asking price less the margin, then what the answers add or take off: percents together, of the price
 * less the margin, then dollars. The range reaches down alone, as far as the market's own does and the terms let it:
 * above the margin there is nothing to give, and where the market is not sure a car may well be asked less for. Both
 * ends are rounded down: an offer may surprise only upwards.
 * @returns nothing where the range would begin below what is offered at all
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
  if (low < terms.least_dollars) return undefined;
  return {
    low,
    high: offered(market.value),
    confidence: Math.round(market.confidence * 100) / 100,
    sample: market.sample,
  };
}

/** A thousandth of a cent is no reason to fall by a whole step. */
function roundedDown(amount: number, step: number): number {
  return Math.floor((amount + 1e-6) / step) * step;
}
