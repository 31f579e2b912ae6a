import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { MarketValuation } from './market-valuation.ts';
import { usualRange } from './usual-range.ts';

/** Of an average alone, which says nothing of how many vehicles it rests on. */
const CONFIDENCE_OF_AVERAGE = 0.5;

/** At or below this an average is a placeholder. */
const PLACEHOLDER = 10;
/** An average this many times above or below what its like is asked for is of another vehicle, or mistyped. */
const MOST_TIMES_APART = 1.5;

/**
 * The valuation moved to the average that the vehicle's feed carries, the state's before the country's. It comes from a
 * larger market than the platform's stock, and the market badge on the same page is told from it, so the two agree.
 * The width of the range stays the one of the comparables.
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
  if (Math.max(move, 1 / move) > MOST_TIMES_APART) return valuation;
  return {
    ...valuation,
    value: average,
    low: Math.round(valuation.low * move),
    high: Math.round(valuation.high * move),
  };
}
