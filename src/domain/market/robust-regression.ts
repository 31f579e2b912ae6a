import {
  fitted,
  type Regression,
  type RegressionRow,
  ridgeRegression,
} from './ridge-regression.ts';
import { weightedMedian } from './weighted-median.ts';

/** Residuals beyond twice the spread lose weight; the first look, before words are known, is more patient. */
const OUTLIER_SPREADS = 2;
const FIRST_SPREAD = 0.25;
const LEAST_SPREAD = 0.05;
/** From the median distance from the median to a standard deviation. */
const DEVIATION_OF_MEDIAN = 1.48;

export interface RobustRegression extends Regression {
  /** What is left of each row's target, outliers too. */
  residuals: number[];
}

/**
 * A regression that mistyped targets do not bend: a first one in which what lies far from the median says little, then
 * one in which what lies far from the first says little.
 */
export function robustRegression(
  rows: readonly RegressionRow[],
  penalties: readonly number[],
): RobustRegression {
  const targets = rows.map(({ target }) => target);
  const weights = rows.map(({ weight }) => weight);
  const median = weightedMedian(targets, weights);
  const fromMedian = targets.map((target) => target - median);
  const first = ridgeRegression(withoutOutliers(rows, fromMedian, FIRST_SPREAD), penalties);
  const fromFirst = residualsOf(rows, first);
  const second = ridgeRegression(withoutOutliers(rows, fromFirst, LEAST_SPREAD), penalties);
  return { ...second, residuals: residualsOf(rows, second) };
}

function residualsOf(rows: readonly RegressionRow[], { coefficients }: Regression): number[] {
  return rows.map((row) => row.target - fitted(row, coefficients));
}

/** The rows, those that lie beyond the spread of the others with less weight. */
function withoutOutliers(
  rows: readonly RegressionRow[],
  residuals: readonly number[],
  leastSpread: number,
): RegressionRow[] {
  const weights = rows.map(({ weight }) => weight);
  const distances = residuals.map(Math.abs);
  const spread = Math.max(leastSpread, DEVIATION_OF_MEDIAN * weightedMedian(distances, weights));
  return rows.map((row, at) => {
    const excess = distances[at]! / (OUTLIER_SPREADS * spread);
    return excess > 1 ? { ...row, weight: row.weight / excess ** 2 } : row;
  });
}
