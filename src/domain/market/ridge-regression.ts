/** One observation; columns that are not listed are 0. Column 0 is the intercept. */
export interface RegressionRow {
  weight: number;
  target: number;
  columns: readonly number[];
  values: readonly number[];
}

export interface Regression {
  coefficients: Float64Array;
  /** Variance of the intercept, as a multiple of the variance of one observation. */
  interceptVariance: number;
}

/**
 * Weighted least squares with a penalty per coefficient that pulls it towards 0, like that many observations of 0.
 * Solved by Cholesky decomposition; the penalties keep the matrix positive definite.
 */
export function ridgeRegression(
  rows: readonly RegressionRow[],
  penalties: readonly number[],
): Regression {
  const size = penalties.length;
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const [at, penalty] of penalties.entries()) matrix[at * size + at] = penalty;
  for (const row of rows) addRow(row, matrix, right);
  decompose(matrix, size);
  const intercept = new Float64Array(size);
  intercept[0] = 1;
  return {
    coefficients: solve(matrix, right),
    interceptVariance: solve(matrix, intercept)[0] ?? Number.NaN,
  };
}

/** The predicted target of a row. */
export function fitted({ columns, values }: RegressionRow, coefficients: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at++) sum += coefficients[columns[at]!]! * values[at]!;
  return sum;
}

// The loop bounds below keep every index inside its array; checking each access would take a third of the time.

function addRow(row: RegressionRow, matrix: Float64Array, right: Float64Array): void {
  const { columns, values, weight, target } = row;
  const size = right.length;
  for (let i = 0; i < columns.length; i++) {
    const scaled = weight * values[i]!;
    right[columns[i]!]! += scaled * target;
    for (let j = 0; j < columns.length; j++)
      matrix[columns[i]! * size + columns[j]!]! += scaled * values[j]!;
  }
}

/** Replaces the lower half of a positive definite matrix with its Cholesky factor. */
function decompose(matrix: Float64Array, size: number): void {
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let rest = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) rest -= matrix[row * size + k]! * matrix[column * size + k]!;
      matrix[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / matrix[column * size + column]!;
    }
  }
}

/** Solves for one right-hand side, given the Cholesky factor. */
function solve(factor: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) solution[row]! -= factor[row * size + k]! * solution[k]!;
    solution[row]! /= factor[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) solution[row]! -= factor[k * size + row]! * solution[k]!;
    solution[row]! /= factor[row * size + row]!;
  }
  return solution;
}
