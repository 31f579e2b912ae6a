import { gaugeDescription, type PriceGauge } from './price-gauge.ts';

const CONFIDENCE_FLOOR = 0.2;

const numbers = [
  'fill',
  'listing_price',
  'market_range_min',
  'market_range_max',
  'confidence',
] as const;

/**
 * Returns the gauge from an answer if a page may show it: all numbers are present, confidence is above 0.2 and the
 * price is not above the market range. Source: specification 1, section 5.
 */
export function visibleGauge(answer: unknown): PriceGauge | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const gauge: Partial<Record<keyof PriceGauge, unknown>> = answer;
  if (!hasNumbers(gauge)) return undefined;
  if (gauge.confidence <= CONFIDENCE_FLOOR) return undefined;
  if (gauge.market_range_max < gauge.listing_price) return undefined;
  const { description } = gauge;
  const hasDescription = typeof description === 'string' && description !== '';
  return { ...gauge, description: hasDescription ? description : gaugeDescription(gauge.fill) };
}

type GaugeNumbers = Record<(typeof numbers)[number], number>;

function hasNumbers<Gauge extends object>(gauge: Gauge): gauge is Gauge & GaugeNumbers {
  return numbers.every((name) => Number.isFinite((gauge as Record<string, unknown>)[name]));
}
