import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { Comparable, MarketVehicle } from '#domain/market/market-vehicle.ts';

/**
 * Predicts a vehicle's price from the listings of its make and model. The list includes the vehicle's own listing,
 * which the predictor must ignore.
 */
export type Predictor = (
  vehicle: MarketVehicle,
  comparables: readonly Comparable[],
) => (Pick<MarketValuation, 'value'> & Partial<MarketValuation>) | undefined;

export interface Prediction {
  listing: Comparable;
  predicted: NonNullable<ReturnType<Predictor>>;
  /** The error as a share of the asking price; negative if the prediction is too low. */
  error: number;
}

/**
 * Leave-one-out prediction: predicts the price of each listing from the others. Listings without a prediction are
 * absent.
 */
export function leaveOneOutPredictions(
  listings: readonly Comparable[],
  predictor: Predictor,
): Prediction[] {
  const models = Map.groupBy(listings, ({ make, model }) => `${make}\n${model}`);
  return [...models.values()].flatMap((comparables) =>
    comparables.flatMap((listing) => {
      const { price, ...vehicle } = listing;
      const predicted = predictor(vehicle, comparables);
      return predicted ? [{ listing, predicted, error: predicted.value / price - 1 }] : [];
    }),
  );
}

/** The errors of a method as shares of the price, over the listings that it predicts. */
export interface ErrorDistribution {
  listings: number;
  median: number;
  p75: number;
  p90: number;
  /** The median of the signed errors. */
  bias: number;
  /** The share of prices within the predicted range; undefined if the method predicts no range. */
  inRange: number | undefined;
}

export function errorDistribution(predictions: readonly Prediction[]): ErrorDistribution {
  const signed = predictions.map(({ error }) => error).toSorted((one, other) => one - other);
  const sizes = signed.map(Math.abs).toSorted((one, other) => one - other);
  const ranged = predictions.filter(({ predicted }) => predicted.low !== undefined);
  const within = ranged.filter(
    ({ listing: { price }, predicted: { low = 0, high = 0 } }) => low <= price && price <= high,
  );
  return {
    listings: predictions.length,
    median: quantile(sizes, 0.5),
    p75: quantile(sizes, 0.75),
    p90: quantile(sizes, 0.9),
    bias: quantile(signed, 0.5),
    inRange: ranged.length === 0 ? undefined : within.length / ranged.length,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
