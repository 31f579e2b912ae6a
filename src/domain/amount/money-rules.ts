import { amountWords } from '#domain/payment/amount-words.ts';
import { typedMoney } from '#domain/price/typed-money.ts';
import type { AmountRules } from './amount-entry.ts';

export const moneyRefusals = {
  empty: 'Please enter an amount.',
  negative: 'Please enter an amount without a minus sign.',
  unclear: 'We can’t read this as an amount. Please enter it like 45,000 or 45000.',
};

/** What differs between fields for money. Dollars. */
type MoneyLimits = Pick<
  AmountRules,
  'min' | 'max' | 'beyond' | 'isOptional' | 'takesZero' | 'limits'
> & {
  /** Whether cents count; otherwise an amount is rounded to whole dollars. */
  cents?: boolean;
};

/** The rules of a field for dollars, which reads what people type and paste. */
export function moneyRules({ cents = false, ...limits }: MoneyLimits): AmountRules {
  return {
    ...limits,
    read(text) {
      const read = typedMoney(text);
      return read.ok ? read.dollars : read.reason;
    },
    rounded: cents ? (amount) => amount : Math.round,
    words: (amount) => amountWords(Math.round(amount * 100)),
    refusals: moneyRefusals,
  };
}
