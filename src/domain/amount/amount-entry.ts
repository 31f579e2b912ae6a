/** Why a text is refused. `unclear`: it is not a number, or could mean two different ones. */
export type Refusal = 'empty' | 'negative' | 'unclear';

/** How a field reads and writes amounts: dollars, percent, years. */
export interface AmountRules {
  min: number;
  max: number;
  /** Whether an amount beyond the limits becomes the limit, is refused, or counts as none. */
  beyond: 'clamped' | 'refused' | 'ignored';
  /** Whether the field may be empty. */
  isOptional?: boolean;
  /** Whether an amount of 0 counts as 0 below the minimum. */
  takesZero?: boolean;
  read(text: string): number | Refusal;
  /** To the smallest difference that counts. */
  rounded(amount: number): number;
  /** As the field shows it. */
  words(amount: number): string;
  refusals: Readonly<Record<Refusal, string>>;
  /** The sentence about the limits, instead of the usual one. */
  limits?: string;
  /** The sentence about an amount that was written in another unit. */
  understood?(text: string, amount: number): string | undefined;
  /** The sentence about an amount between two steps, while it is being typed. */
  steps?: string;
}

/** What a field makes of its text, and the sentence beside it. */
export interface AmountEntry {
  /** Undefined if there is no amount, or the text is refused. */
  value: number | undefined;
  /** Why the text is refused. */
  fault?: string;
  /** How the amount was changed, to a limit or rounded, or understood. */
  note?: string;
  /** Shown instead while the visitor types, because more digits may correct it. There is no amount until then. */
  hint?: string;
}

export const amountTexts = {
  limits: (min: string, max: string) => `From ${min} to ${max}.`,
  between: (min: string, max: string) => `Please enter an amount from ${min} to ${max}.`,
  atLeast: (min: string) => `The minimum here is ${min}, so we’ve used that.`,
  atMost: (max: string) => `The maximum here is ${max}, so we’ve used that.`,
  rounded: (amount: string) => `Rounded to ${amount}.`,
};

/** Reads the text of a field for an amount. */
export function amountEntry(text: string, rules: AmountRules): AmountEntry {
  const read = rules.read(text);
  if (read === 'empty' && rules.isOptional) return { value: undefined };
  if (typeof read === 'string') {
    const fault = rules.refusals[read];
    return { value: undefined, fault, ...(read === 'empty' && { hint: fault }) };
  }
  if (read < rules.min || read > rules.max) return entryBeyond(read, rules);
  const value = rules.rounded(read);
  const understood = rules.understood?.(text, value);
  if (understood !== undefined) return { value, note: understood };
  if (value === read) return { value };
  const note = amountTexts.rounded(rules.words(value));
  return { value, note, ...(rules.steps && { hint: rules.steps }) };
}

function entryBeyond(amount: number, rules: AmountRules): AmountEntry {
  const [min, max] = [rules.words(rules.min), rules.words(rules.max)];
  const hint = rules.limits ?? amountTexts.limits(min, max);
  if (rules.beyond === 'ignored') return { value: undefined, hint };
  if (rules.beyond === 'refused')
    return { value: undefined, fault: amountTexts.between(min, max), hint };
  if (amount > rules.max) return { value: rules.max, note: amountTexts.atMost(max), hint };
  if (amount === 0 && rules.takesZero) return { value: 0, note: hint, hint };
  return { value: rules.min, note: amountTexts.atLeast(min), hint };
}
