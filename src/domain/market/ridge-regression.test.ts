import { expect, it } from 'vitest';
import { fitted, ridgeRegression, type RegressionRow } from './ridge-regression.ts';

const line = (x: number, y: number, weight = 1): RegressionRow => ({
  weight,
  target: y,
  columns: [0, 1],
  values: [1, x],
});

it('finds the line through all points', () => {
  const { coefficients } = ridgeRegression([line(-1, 1), line(1, 5), line(2, 7)], [0, 0]);
  expect(coefficients[0]).toBeCloseTo(3);
  expect(coefficients[1]).toBeCloseTo(2);
  expect(fitted(line(10, 0), coefficients)).toBeCloseTo(23);
});

it('pulls a coefficient towards 0 by its penalty', () => {
  const rows = [line(-1, -2), line(1, 2)];
  // slope = sum(xy) / (sum(xx) + penalty)
  expect(ridgeRegression(rows, [0, 2]).coefficients[1]).toBeCloseTo(1);
  expect(ridgeRegression(rows, [0, 1e9]).coefficients[1]).toBeCloseTo(0);
});

it('weights the rows', () => {
  const { coefficients, interceptVariance } = ridgeRegression(
    [line(0, 10, 3), line(0, 20, 1)],
    [0, 1],
  );
  expect(coefficients[0]).toBeCloseTo(12.5);
  expect(interceptVariance).toBeCloseTo(1 / 4);
});

it('is less certain of an extrapolated intercept', () => {
  const near = ridgeRegression([line(-1, 0), line(1, 0)], [0, 1]).interceptVariance;
  const far = ridgeRegression([line(9, 0), line(11, 0)], [0, 1]).interceptVariance;
  expect(far).toBeGreaterThan(near * 10);
});
