import { closestComparables } from './closest-comparables.ts';
import type { MarketValuation } from './market-valuation.ts';
import type { Comparable, MarketVehicle } from './market-vehicle.ts';
import { priceRegression } from './price-regression.ts';
import { robustRegression } from './robust-regression.ts';

// Tuned on 16,000 real listings, each predicted from the others; `npm run bench -- market` shows the accuracy.

/** The prior spread of similar vehicles' log prices; it counts as much as three comparables. */
const USUAL_SPREAD = 0.15;
const USUAL_SPREAD_COUNT = 3;
/** Larger residuals, from mistyped prices, count as this much. */
const MAX_RESIDUAL = 0.5;

/** A range from half the value to double the value is useless. */
const MAX_SPREAD = Math.log(2);
/** The spread, in log price, at which confidence is 0.5. */
const HALF_CONFIDENT_SPREAD = 0.15;
/** With fewer comparables, confidence is capped at the level at which pages show no gauge. */
const MIN_SAMPLE = 4;
const SMALL_SAMPLE_CONFIDENCE = 0.2;
/** Comparables with less weight do not count towards the sample. */
const MIN_COUNTED_WEIGHT = 0.1;

/**
 * Estimates a vehicle's asking price from comparables of its make and model, by a regression of the log price on year,
 * kilometres and words (badge, fuel, body ...). All columns are differences from the vehicle, so the intercept is its
 * price. Confidence depends only on the intercept's variance, which reflects the number, closeness and similarity of
 * the comparables and the spread of their prices.
 * @returns undefined without comparables or with a uselessly wide range
 */
export function marketEstimate(
  vehicle: MarketVehicle,
  comparables: readonly Comparable[],
): MarketValuation | undefined {
  const closest = closestComparables(vehicle, comparables);
  if (closest.length === 0) return undefined;
  const { rows, penalties } = priceRegression(vehicle, closest);
  const weights = closest.map(({ weight }) => weight);
  const { coefficients, interceptVariance, residuals } = robustRegression(rows, penalties);
  const variance = residualVariance(residuals, weights, coefficients, penalties);
  const spread = Math.sqrt(variance * (1 + interceptVariance));
  if (spread > MAX_SPREAD) return undefined;
  const sample = closest.filter(({ weight }) => weight >= MIN_COUNTED_WEIGHT).length;
  const logPrice = coefficients[0]!;
  return {
    value: Math.round(Math.exp(logPrice)),
    low: Math.round(Math.exp(logPrice - spread)),
    high: Math.round(Math.exp(logPrice + spread)),
    confidence: confidenceOf(spread, sample),
    sample,
  };
}

function confidenceOf(spread: number, sample: number): number {
  const confidence = 1 / (1 + (spread / HALF_CONFIDENT_SPREAD) ** 2);
  return sample < MIN_SAMPLE ? Math.min(confidence, SMALL_SAMPLE_CONFIDENCE) : confidence;
}

/** The variance of a single log price: unexplained residuals, plus coefficients that deviate from their prior. */
function residualVariance(
  residuals: readonly number[],
  weights: readonly number[],
  coefficients: Float64Array,
  penalties: readonly number[],
): number {
  let squares = USUAL_SPREAD_COUNT * USUAL_SPREAD ** 2;
  let count = USUAL_SPREAD_COUNT;
  for (const [at, residual] of residuals.entries()) {
    squares += weights[at]! * Math.min(Math.abs(residual), MAX_RESIDUAL) ** 2;
    count += weights[at]!;
  }
  for (const [at, penalty] of penalties.entries()) squares += penalty * coefficients[at]! ** 2;
  return squares / count;
}
