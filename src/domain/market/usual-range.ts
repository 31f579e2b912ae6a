/** How far a typical model's prices are from the expected price, as a share. */
const USUAL_SHARE = 0.08;

/** A default market range, in whole dollars, for sources that state only a value. */
export function usualRange(value: number): { low: number; high: number } {
  return {
    low: Math.round(value * (1 - USUAL_SHARE)),
    high: Math.round(value * (1 + USUAL_SHARE)),
  };
}
