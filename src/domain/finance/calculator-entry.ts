import { moneyTexts } from '#domain/price/money-entry.ts';
import { typedMoney } from '#domain/price/typed-money.ts';
import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import type { Bounds, CalculatorField } from './calculator.ts';

const moneyFields: ReadonlySet<CalculatorField> = new Set(['amount', 'deposit', 'residual']);

/** Reads what was typed into a field of the calculator: dollars, percent or years. Undefined if it cannot be read. */
export function entryValue(field: CalculatorField, text: string): number | undefined {
  if (!moneyFields.has(field)) return parseTypedNumber(text.replace(/%|p\.?a\.?|years?/gi, ''));
  const read = typedMoney(text);
  return read.ok ? read.dollars : undefined;
}

/**
 * Explains what is wrong with a value typed into the calculator; undefined if it is valid.
 * Source of the text about the bounds: specification 2, section 5, "Finance calculator bounds".
 */
export function entryFault(
  field: CalculatorField,
  text: string,
  { min, max, step }: Bounds,
): string | undefined {
  const unread = moneyFields.has(field) ? unreadAmount(text) : undefined;
  if (unread) return unread;
  const value = entryValue(field, text);
  if (value === undefined || value < min || value > max) {
    return `Cannot be less than ${min.toLocaleString('en-AU')} or more than ${max.toLocaleString('en-AU')}`;
  }
  if (field === 'term' && value % step !== 0) return 'Please choose whole or half years';
  return undefined;
}

function unreadAmount(text: string): string | undefined {
  const read = typedMoney(text);
  return read.ok ? undefined : moneyTexts[read.reason];
}
