import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import type { Bounds, CalculatorField } from './calculator.ts';

/**
 * Explains what is wrong with a value typed into the calculator; undefined if it is valid.
 * Source of the first text: specification 2, section 5, "Finance calculator bounds".
 */
export function entryFault(
  field: CalculatorField,
  text: string,
  { min, max, step }: Bounds,
): string | undefined {
  const value = parseTypedNumber(text);
  if (value === undefined || value < min || value > max) {
    return `Cannot be less than ${min.toLocaleString('en-AU')} or more than ${max.toLocaleString('en-AU')}`;
  }
  if (field === 'term' && value % step !== 0) return 'Please choose whole or half years';
  return undefined;
}
