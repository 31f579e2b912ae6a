import { gaugeDescription } from './gauge-description.ts';
import type { PriceGauge } from './price-gauge.ts';

const LEAST_CONFIDENCE = 0.2;

const numbers = [
  'fill',
  'listing_price',
  'market_range_min',
  'market_range_max',
  'confidence',
] as const;

/**
 * The gauge in an answer, where it may be shown: all numbers are there, the market is known well enough, and its range
 * does not end below the price. Source: specification 1, section 5.
 */
export function visibleGauge(answer: unknown): PriceGauge | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const gauge: Partial<Record<keyof PriceGauge, unknown>> = answer;
  if (!hasNumbers(gauge)) return undefined;
  if (gauge.confidence <= LEAST_CONFIDENCE) return undefined;
  if (gauge.market_range_max < gauge.listing_price) return undefined;
  const { description } = gauge;
  const worded = typeof description === 'string' && description !== '';
  return { ...gauge, description: worded ? description : gaugeDescription(gauge.fill) };
}

type GaugeNumbers = Record<(typeof numbers)[number], number>;

function hasNumbers<Gauge extends object>(gauge: Gauge): gauge is Gauge & GaugeNumbers {
  return numbers.every((name) => Number.isFinite((gauge as Record<string, unknown>)[name]));
}
