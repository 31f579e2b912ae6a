import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import { typedQuantity } from './typed-quantity.ts';
import type { AmountRules } from './amount-entry.ts';

type NumberLimits = Pick<
  AmountRules,
  'min' | 'max' | 'beyond' | 'isOptional' | 'limits' | 'steps'
> & {
  /** What is said about a text that is not a number. */
  refusal: string;
  /** The smallest difference that counts; none by default. */
  step?: number;
  /** Whether these are kilometres, whose thousands are separated. */
  isGrouped?: boolean;
};

const units = /%|p\.?a\.?|years?|ft|feet|l(?:itres?)?(?:\s*(?:\/|per)\s*100\s*kms?)?\s*$/gi;

/** The rules of a field for a number with a unit: percent, years, kilometres. */
export function numberRules(options: NumberLimits): AmountRules {
  const { refusal, step, isGrouped = false, ...limits } = options;
  return {
    ...limits,
    read(text) {
      if (isGrouped) return typedQuantity(text);
      const unread = text.trim() === '' ? 'empty' : 'unclear';
      return parseTypedNumber(text.replace(units, '')) ?? unread;
    },
    rounded: (amount) => (step ? Math.round(amount / step) * step : amount),
    words: isGrouped ? (amount) => amount.toLocaleString('en-AU') : String,
    refusals: { empty: refusal, negative: refusal, unclear: refusal },
  };
}
