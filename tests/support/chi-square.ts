/** Pearson's statistic: how far observed counts are from the expected ones. */
export function chiSquare(observed: readonly number[], expected: readonly number[]): number {
  return observed.reduce((sum, count, at) => {
    const wanted = expected[at] ?? 0;
    return sum + (count - wanted) ** 2 / wanted;
  }, 0);
}

/** A fair draw exceeds the value for its degrees of freedom once in 100,000 times. */
export const critical: Readonly<Record<number, number>> = { 1: 19.51, 2: 23.03, 3: 25.9, 4: 28.47 };
