import type { MarketValuation } from '#domain/market/market-valuation.ts';
import type { Comparable, MarketVehicle } from '#domain/market/market-vehicle.ts';

/** What a method says of a vehicle, given the listings of its make and model, its own among them. */
export type Predictor = (
  vehicle: MarketVehicle,
  comparables: readonly Comparable[],
) => (Pick<MarketValuation, 'value'> & Partial<MarketValuation>) | undefined;

export interface Prediction {
  listing: Comparable;
  predicted: NonNullable<ReturnType<Predictor>>;
  /** Share of the asking price by which the value is off; below 0 where it is too low. */
  error: number;
}

/** Each listing's price told from the others, for those that the method has an answer for. */
export function leftOutPredictions(
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

/** How far a method is off: shares of the price, of the listings that it has an answer for. */
export interface ErrorDistribution {
  listings: number;
  median: number;
  p75: number;
  p90: number;
  /** The median error with its sign. */
  bias: number;
  /** The share of prices within the range; nothing where the method tells none. */
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
