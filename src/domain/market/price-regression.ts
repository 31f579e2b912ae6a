import type { WeighedComparable } from './closest-comparables.ts';
import type { MarketVehicle } from './market-vehicle.ts';
import { priceWords } from './price-words.ts';
import type { RegressionRow } from './ridge-regression.ts';

/** Prior effect of a year and of 10,000 km on the log price. */
const PER_YEAR = 0.06;
const PER_TEN_THOUSAND_KM = -0.0225;
/** Strength of each prior, in comparables. The prior effect of a word is 0. */
const YEAR_PENALTY = 20;
const KM_PENALTY = 5;
const WORD_PENALTY = 2;

const COLUMNS_BEFORE_WORDS = 3;

/**
 * Builds one row per comparable. After intercept, years and kilometres, each word has two columns: one for comparables
 * that have it when the vehicle does not, and one for the reverse.
 */
export function priceRegression(
  vehicle: MarketVehicle,
  closest: readonly WeighedComparable[],
): { rows: RegressionRow[]; penalties: number[] } {
  const own = priceWords(vehicle);
  const columnOf = new Map<string, number>();
  const column = (difference: string): number => {
    const known = columnOf.get(difference) ?? COLUMNS_BEFORE_WORDS + columnOf.size;
    columnOf.set(difference, known);
    return known;
  };
  const rows = closest.map(({ comparable, weight, years, tenThousandKm }): RegressionRow => {
    const theirs = priceWords(comparable);
    const differences = [
      ...[...theirs].filter((word) => !own.has(word)).map((word) => column(`+${word}`)),
      ...[...own].filter((word) => !theirs.has(word)).map((word) => column(`-${word}`)),
    ];
    return {
      weight,
      target: Math.log(comparable.price) - PER_YEAR * years - PER_TEN_THOUSAND_KM * tenThousandKm,
      columns: [0, 1, 2, ...differences],
      values: [1, years, tenThousandKm, ...differences.map(() => 1)],
    };
  });
  // the intercept has no penalty
  const penalties = [0, YEAR_PENALTY, KM_PENALTY, ...[...columnOf].map(() => WORD_PENALTY)];
  return { rows, penalties };
}
