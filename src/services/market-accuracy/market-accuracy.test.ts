import { expect, test } from 'vitest';
import { marketEstimate } from '#domain/market/market-estimate.ts';
import { errorDistribution, leaveOneOutPredictions } from './leave-one-out-predictions.ts';
import { listedComparables } from './listed-comparables.ts';
import { medianOfModelYear } from './median-of-model-year.ts';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';

const listings = haveRealListings ? await listedComparables(realListings) : [];
const predictions = leaveOneOutPredictions(listings, marketEstimate);
const withConfidence = (from: number, to: number) =>
  errorDistribution(
    predictions.filter(
      ({ predicted: { confidence = 0 } }) => confidence > from && confidence <= to,
    ),
  );

test.skipIf(!haveRealListings)(
  'most real prices are predicted from the others to within 7%',
  () => {
    const { median, p90, bias } = errorDistribution(predictions);
    expect(predictions.length / listings.length).toBeGreaterThan(0.96);
    expect(median).toBeLessThan(0.07);
    expect(p90).toBeLessThan(0.22);
    expect(Math.abs(bias)).toBeLessThan(0.01);
  },
);

test.skipIf(!haveRealListings)('the median of model and year is a far worse prediction', () => {
  const floor = errorDistribution(leaveOneOutPredictions(listings, medianOfModelYear));
  expect(errorDistribution(predictions).median).toBeLessThan(floor.median * 0.65);
});

test.skipIf(!haveRealListings)('high confidence means a small error', () => {
  const bands = [
    withConfidence(0, 0.2),
    withConfidence(0.2, 0.4),
    withConfidence(0.4, 0.6),
    withConfidence(0.6, 0.8),
    withConfidence(0.8, 1),
  ];
  const medians = bands.map(({ median }) => median);
  expect(medians).toEqual(medians.toSorted((one, other) => other - one));
  expect(medians.at(-1)).toBeLessThan(0.04);
  expect(bands.at(-1)?.p90).toBeLessThan(0.11);
});

test.skipIf(!haveRealListings)(
  'four of five real prices are within the range at every level of confidence',
  () => {
    for (const [from, to] of [
      [0.2, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ] as const) {
      const { inRange } = withConfidence(from, to);
      expect(inRange).toBeGreaterThan(0.74);
      expect(inRange).toBeLessThan(0.86);
    }
  },
);
