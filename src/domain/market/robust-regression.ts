import {
  fitted,
  type Regression,
  type RegressionRow,
  ridgeRegression,
} from './ridge-regression.ts';
import { weightedMedian } from './weighted-median.ts';

/** Residuals beyond twice the spread lose weight; distances from the median ignore words and get a larger spread. */
const OUTLIER_SPREADS = 2;
const FIRST_MIN_SPREAD = 0.25;
const MIN_SPREAD = 0.05;
/** Converts a median absolute deviation to a standard deviation. */
const DEVIATION_OF_MEDIAN = 1.48;

export interface RobustRegression extends Regression {
  /** The residual of each row, including outliers. */
  residuals: number[];
}

/**
 * A regression that is robust to mistyped targets. It runs twice: the first pass gives little weight to rows far from
 * the median, the second to rows far from the first pass.
 */
export function robustRegression(
  rows: readonly RegressionRow[],
  penalties: readonly number[],
): RobustRegression {
  const targets = rows.map(({ target }) => target);
  const weights = rows.map(({ weight }) => weight);
  const median = weightedMedian(targets, weights);
  const fromMedian = targets.map((target) => target - median);
  const first = ridgeRegression(downweightOutliers(rows, fromMedian, FIRST_MIN_SPREAD), penalties);
  const fromFirst = residualsOf(rows, first);
  const second = ridgeRegression(downweightOutliers(rows, fromFirst, MIN_SPREAD), penalties);
  return { ...second, residuals: residualsOf(rows, second) };
}

function residualsOf(rows: readonly RegressionRow[], { coefficients }: Regression): number[] {
  return rows.map((row) => row.target - fitted(row, coefficients));
}

/** Reduces the weight of rows that lie beyond the spread of the others. */
function downweightOutliers(
  rows: readonly RegressionRow[],
  residuals: readonly number[],
  minSpread: number,
): RegressionRow[] {
  const weights = rows.map(({ weight }) => weight);
  const distances = residuals.map(Math.abs);
  const spread = Math.max(minSpread, DEVIATION_OF_MEDIAN * weightedMedian(distances, weights));
  return rows.map((row, at) => {
    const excess = distances[at]! / (OUTLIER_SPREADS * spread);
    return excess > 1 ? { ...row, weight: row.weight / excess ** 2 } : row;
  });
}
