/** The value below which half of the weight lies. @throws {RangeError} if there are no values */
export function weightedMedian(values: readonly number[], weights: readonly number[]): number {
  const order = values.map((value, at) => ({ value, weight: weights[at] ?? 0 }));
  order.sort((one, other) => one.value - other.value);
  const half = order.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { value, weight } of order) {
    below += weight;
    if (below >= half) return value;
  }
  throw new RangeError('A median needs at least one value');
}
