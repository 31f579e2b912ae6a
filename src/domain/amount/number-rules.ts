import { parseTypedNumber } from '#domain/running-costs/fuel-cost.ts';
import type { AmountRules } from './amount-entry.ts';

type NumberLimits = Pick<
  AmountRules,
  'min' | 'max' | 'beyond' | 'isOptional' | 'limits' | 'steps'
> & {
  /** What is said about a text that is not a number. */
  refusal: string;
  /** The smallest difference that counts; none by default. */
  step?: number;
  /** Whether thousands are separated, as in kilometres. */
  isGrouped?: boolean;
};

const units = /%|p\.?a\.?|years?|ft|feet|kgs?/gi;

/** The rules of a field for a number with a unit: percent, years, kilometres. */
export function numberRules(options: NumberLimits): AmountRules {
  const { refusal, step, isGrouped = false, ...limits } = options;
  return {
    ...limits,
    read(text) {
      const unread = text.trim() === '' ? 'empty' : 'unclear';
      return parseTypedNumber(text.replace(units, '')) ?? unread;
    },
    rounded: (amount) => (step ? Math.round(amount / step) * step : amount),
    words: isGrouped ? (amount) => amount.toLocaleString('en-AU') : String,
    refusals: { empty: refusal, negative: refusal, unclear: refusal },
  };
}
