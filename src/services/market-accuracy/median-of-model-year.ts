import { isSameVehicle } from '#domain/market/is-same-vehicle.ts';
import { weightedMedian } from '#domain/market/weighted-median.ts';
import type { Predictor } from './leave-one-out-predictions.ts';

/** The baseline for the estimate: the median price of the same make, model and year. */
export const medianOfModelYear: Predictor = (vehicle, comparables) => {
  const prices = comparables
    .filter((each) => each.year === vehicle.year && !isSameVehicle(vehicle, each))
    .map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const equal = prices.map(() => 1);
  return { value: weightedMedian(prices, equal) };
};
