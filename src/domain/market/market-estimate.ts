import { closestComparables } from './closest-comparables.ts';
import type { MarketValuation } from './market-valuation.ts';
import type { Comparable, MarketVehicle } from './market-vehicle.ts';
import { priceRegression } from './price-regression.ts';
import { robustRegression } from './robust-regression.ts';

// Found on 16,000 real listings, each predicted from the others; `npm run bench -- market` shows how well.

/** How far, in log price, prices of like vehicles lie apart until the comparables say otherwise, counted as three. */
const USUAL_SPREAD = 0.15;
const USUAL_SPREAD_COUNT = 3;
/** A residual beyond this is a mistyped price, and tells no more of the spread. */
const LARGEST_RESIDUAL = 0.5;

/** A range from half the value to double it tells nothing. */
const MOST_SPREAD = Math.log(2);
/** The spread, in log price, at which confidence is a half. */
const HALF_CONFIDENT_SPREAD = 0.15;
/** Fewer are no market: such an estimate is kept at the confidence that no gauge shows. */
const LEAST_SAMPLE = 4;
const CONFIDENCE_OF_FEW = 0.2;
/** A comparable this far away, of which there may be many, is not counted in the sample. */
const LEAST_COUNTED_WEIGHT = 0.1;

/**
 * The asking price to expect of a vehicle, told from comparables of its make and model by a regression of the log
 * price on year, kilometres and words (badge, fuel, body ...). All columns are differences from the vehicle itself, so
 * the intercept is its price, and the intercept's variance holds all that confidence depends on: how many comparables
 * there are, how near and how like they are, and how far their prices lie apart.
 * @returns nothing without comparables, or where they tell nothing
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
  if (spread > MOST_SPREAD) return undefined;
  const sample = closest.filter(({ weight }) => weight >= LEAST_COUNTED_WEIGHT).length;
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
  return sample < LEAST_SAMPLE ? Math.min(confidence, CONFIDENCE_OF_FEW) : confidence;
}

/** Of one price, in log price: what is not explained, and what was explained against expectation. */
function residualVariance(
  residuals: readonly number[],
  weights: readonly number[],
  coefficients: Float64Array,
  penalties: readonly number[],
): number {
  let squares = USUAL_SPREAD_COUNT * USUAL_SPREAD ** 2;
  let count = USUAL_SPREAD_COUNT;
  for (const [at, residual] of residuals.entries()) {
    squares += weights[at]! * Math.min(Math.abs(residual), LARGEST_RESIDUAL) ** 2;
    count += weights[at]!;
  }
  for (const [at, penalty] of penalties.entries()) squares += penalty * coefficients[at]! ** 2;
  return squares / count;
}
