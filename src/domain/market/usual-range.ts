/** A typical model's prices lie so far to either side of the one to expect. */
const USUAL_SHARE = 0.08;

/** The market's range, in whole dollars, where a source tells a value and not how far prices lie apart. */
export function usualRange(value: number): { low: number; high: number } {
  return {
    low: Math.round(value * (1 - USUAL_SHARE)),
    high: Math.round(value * (1 + USUAL_SHARE)),
  };
}
