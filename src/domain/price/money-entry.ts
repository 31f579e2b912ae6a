import { dollars, dollarsAndCents } from './dollars.ts';
import { typedMoney } from './typed-money.ts';

/** What a field for money accepts. Dollars. */
export interface MoneyRules {
  min: number;
  max: number;
  /** Whether an amount beyond the limits becomes the limit, and says so; otherwise it is refused. */
  clamps?: boolean;
  /** Whether cents count; otherwise an amount is rounded to whole dollars. */
  cents?: boolean;
}

/** How a field for money reads its text, and the message beside it. */
export interface MoneyEntry {
  /** The amount within the limits; undefined if the text is refused. */
  value: number | undefined;
  /** Why the text is refused. */
  fault?: string;
  /** How the field changed the amount: to a limit, or to whole dollars. */
  note?: string;
}

export const moneyTexts = {
  empty: 'Please enter an amount.',
  negative: 'Please enter an amount without a minus sign.',
  unclear: 'We can’t read this as an amount. Please enter it like 45,000 or 45000.',
  limits: (min: string, max: string) => `From ${min} to ${max}.`,
  between: (min: string, max: string) => `Please enter an amount from ${min} to ${max}.`,
  atLeast: (min: string) => `The minimum here is ${min}, so we’ve used that.`,
  atMost: (max: string) => `The maximum here is ${max}, so we’ve used that.`,
  rounded: (amount: string) => `Rounded to ${amount}.`,
};

/** Reads a field for money when the shopper leaves it. */
export function moneyEntry(
  text: string,
  { min, max, clamps = false, cents = false }: MoneyRules,
): MoneyEntry {
  const read = typedMoney(text);
  if (!read.ok) return { value: undefined, fault: moneyTexts[read.reason] };
  const words = (amount: number): string => (cents ? dollarsAndCents(amount) : dollars(amount));
  const isBeyond = read.dollars < min || read.dollars > max;
  if (isBeyond && !clamps)
    return { value: undefined, fault: moneyTexts.between(words(min), words(max)) };
  if (read.dollars < min) return { value: min, note: moneyTexts.atLeast(words(min)) };
  if (read.dollars > max) return { value: max, note: moneyTexts.atMost(words(max)) };
  const value = cents ? read.dollars : Math.round(read.dollars);
  return value === read.dollars ? { value } : { value, note: moneyTexts.rounded(words(value)) };
}

/** Why a text cannot be read as an amount; undefined for an amount, and for an empty field. */
export function amountFault(text: string): string | undefined {
  const read = typedMoney(text);
  return read.ok || read.reason === 'empty' ? undefined : moneyTexts[read.reason];
}

/** The note beside the field while the typed amount is beyond the limits. */
export function limitNote(
  text: string,
  { min, max, cents = false }: MoneyRules,
): string | undefined {
  const read = typedMoney(text);
  if (!read.ok || (read.dollars >= min && read.dollars <= max)) return undefined;
  const words = cents ? dollarsAndCents : dollars;
  return moneyTexts.limits(words(min), words(max));
}
