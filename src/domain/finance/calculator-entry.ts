import type { AmountRules } from '#domain/amount/amount-entry.ts';
import { moneyRules } from '#domain/amount/money-rules.ts';
import { numberRules } from '#domain/amount/number-rules.ts';
import type { Bounds, CalculatorField } from './calculator.ts';

const moneyFields: ReadonlySet<CalculatorField> = new Set(['amount', 'deposit', 'residual']);

/**
 * The rules of a field of the calculator: dollars, percent or years.
 * Source of the text about the bounds: specification 2, section 5, "Finance calculator bounds".
 */
export function calculatorRules(field: CalculatorField, { min, max, step }: Bounds): AmountRules {
  const limits = `Cannot be less than ${min.toLocaleString('en-AU')} or more than ${max.toLocaleString('en-AU')}`;
  const common = { min, max, beyond: 'clamped', limits } as const;
  if (moneyFields.has(field))
    return moneyRules({ ...common, cents: true, takesZero: field === 'amount' });
  const ofTerm = field === 'term' && { step, steps: 'Please choose whole or half years' };
  return numberRules({ ...common, ...ofTerm, refusal: limits });
}
