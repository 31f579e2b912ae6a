import { MAX_DEPOSIT } from '#domain/finance/own-terms.ts';
import type { Rule, RuleMatch } from '#search/vehicle-search/understanding/meaning.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';
import { amountAt } from './amount-at.ts';
import { spelledNumber } from './spelled-number.ts';

/** Years of a loan that a shopper may mean. */
const MAX_YEARS = 10;
/** Words between `with` and the amount, and between `deposit` and the amount. */
const idle: ReadonlySet<string> = new Set(['a', 'of', 'my']);

/**
 * Reads the terms of a loan: `with $5,000 deposit`, `deposit of 5k`, `no deposit`, `over 7 years`, `5 year loan`. They
 * change the repayments and hide nothing.
 */
export const termsRule: Rule = (words, at) => depositAt(words, at) ?? termAt(words, at);

function depositAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const start = skip(words, isText(words, at, 'with', 'and', 'after', 'plus') ? at + 1 : at);
  if (isText(words, start, 'no', 'zero') && isText(words, start + 1, 'deposit'))
    return { length: start + 2 - at, meaning: { kind: 'terms', terms: { deposit: 0 } } };
  const isBefore = isText(words, start, 'deposit');
  const amount = amountAt(words, isBefore ? skip(words, start + 1) : start);
  const isAmount = amount && (amount.unit === 'dollars' || amount.unit === undefined);
  if (!isAmount || amount.value > MAX_DEPOSIT) return undefined;
  const end = (isBefore ? skip(words, start + 1) : start) + amount.length;
  if (!isBefore && !isText(words, end, 'deposit', 'down')) return undefined;
  const terms = { deposit: amount.value };
  return { length: (isBefore ? end : end + 1) - at, meaning: { kind: 'terms', terms } };
}

function termAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const isOver = isText(words, at, 'over', 'for');
  const number = isOver ? at + 1 : at;
  const [, digits, glued] = /^(\d{1,2})(?:-?(years?|yrs?))?$/.exec(words[number]?.text ?? '') ?? [];
  const years = digits ? Number(digits) : spelledNumber(words[number]?.text ?? '');
  if (years === undefined || years < 1 || years > MAX_YEARS) return undefined;
  const unit = glued === undefined ? number + 1 : number;
  if (glued === undefined && !isText(words, unit, 'year', 'years', 'yr', 'yrs')) return undefined;
  const end = unit + 1;
  const isLoan = isText(words, end, 'loan', 'term', 'finance');
  // "over 5 years old" is about the car
  if (!isLoan && (!isOver || isText(words, end, 'old', 'warranty'))) return undefined;
  return { length: end + (isLoan ? 1 : 0) - at, meaning: { kind: 'terms', terms: { years } } };
}

function skip(words: readonly Word[], at: number): number {
  return idle.has(words[at]?.text ?? '') ? at + 1 : at;
}

function isText(words: readonly Word[], at: number, ...texts: readonly string[]): boolean {
  return texts.includes(words[at]?.text ?? '');
}
