import type { WeighedComparable } from './closest-comparables.ts';
import type { MarketVehicle } from './market-vehicle.ts';
import { priceWords } from './price-words.ts';
import type { RegressionRow } from './ridge-regression.ts';

/** What a year and 10,000 km are worth, in log price, until the comparables say otherwise. */
const PER_YEAR = 0.06;
const PER_TEN_THOUSAND_KM = -0.0225;
/** As how many comparables that expectation counts; and the one that a difference in words is worth nothing. */
const YEAR_PENALTY = 20;
const KM_PENALTY = 5;
const WORD_PENALTY = 2;

const COLUMNS_BEFORE_WORDS = 3;

/**
 * One row for each comparable. Beside intercept, years and kilometres there are two columns for a word: that a
 * comparable has it and the vehicle not, and the other way round.
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
  // the intercept is free
  const penalties = [0, YEAR_PENALTY, KM_PENALTY, ...[...columnOf].map(() => WORD_PENALTY)];
  return { rows, penalties };
}
