import { writtenNumber } from '#domain/running-costs/fuel-cost.ts';
import type { Bounds, CalculatorField } from './calculator.ts';

/**
 * What is wrong with an entry of the calculator, in words; undefined for one that can be calculated with.
 * Source of the first text: specification 2, section 5, "Finance calculator bounds".
 */
export function entryFault(
  field: CalculatorField,
  text: string,
  { min, max, step }: Bounds,
): string | undefined {
  const value = writtenNumber(text);
  if (value === undefined || value < min || value > max) {
    return `Cannot be less than ${min.toLocaleString('en-AU')} or more than ${max.toLocaleString('en-AU')}`;
  }
  if (field === 'term' && value % step !== 0) return 'Please choose whole or half years';
  return undefined;
}
