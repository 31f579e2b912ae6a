import { expect, it } from 'vitest';
import { robustRegression } from './robust-regression.ts';

const row = (x: number, target: number) => ({ weight: 1, target, columns: [0, 1], values: [1, x] });
const line = [-2, -1, 0, 1, 2].map((x) => row(x, 10 + x / 10));

it('finds a line', () => {
  const { coefficients } = robustRegression(line, [0, 0]);
  expect(coefficients[0]).toBeCloseTo(10);
  expect(coefficients[1]).toBeCloseTo(0.1);
});

it('hardly changes with a mistyped target, and reports its residual', () => {
  const { coefficients, residuals } = robustRegression([...line, row(2, 5)], [0, 0]);
  expect(coefficients[0]).toBeCloseTo(10, 1);
  expect(residuals.at(-1)).toBeLessThan(-4.9);
});
