import { typedMoney } from '#domain/price/typed-money.ts';
import type { Refusal } from './amount-entry.ts';

const unit = /\s*(?:kgs?|kms?|klms?|kilomet(?:re|er)s?)\.?(?:\s*(?:a|per|\/)\s*week)?\s*$/i;

/** Reads kilometres or kilograms as people type them, like an amount of money: `45.000`, `145k`, `85,000 km`, `1 250 kms`. */
export function typedQuantity(text: string): number | Refusal {
  const read = typedMoney(text.replace(unit, ''));
  return read.ok ? read.dollars : read.reason;
}
