import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { type MarketValuation, usualRange } from './market-valuation.ts';

/** The confidence of an average from the feed, which does not state its sample size. */
const CONFIDENCE_OF_AVERAGE = 0.5;

/** Dollars; an average at or below this is a placeholder. */
const PLACEHOLDER = 10;
/** An average that differs from the valuation by more than this factor is a typo or belongs to another vehicle. */
const MAX_RATIO = 1.5;

/**
 * Centres a valuation on the average in the vehicle's feed, preferring the state average to the national one. The
 * feed's average covers a larger market than the platform's stock, and the market badge on the same page uses it, so
 * the two agree. The range remains as wide as the comparables make it.
 */
export function centredOnAverage(
  valuation: MarketValuation | undefined,
  averages: Vehicle['autograb_data'],
): MarketValuation | undefined {
  const average = averages?.state_average_market_price ?? averages?.average_market_price;
  if (average === undefined || average <= PLACEHOLDER) return valuation;
  if (valuation === undefined || valuation.confidence < CONFIDENCE_OF_AVERAGE) {
    return {
      value: average,
      ...usualRange(average),
      confidence: CONFIDENCE_OF_AVERAGE,
      sample: valuation?.sample ?? 0,
    };
  }
  const move = average / valuation.value;
  if (Math.max(move, 1 / move) > MAX_RATIO) return valuation;
  return {
    ...valuation,
    value: average,
    low: Math.round(valuation.low * move),
    high: Math.round(valuation.high * move),
  };
}
