import { MAX_DEPOSIT } from '#domain/finance/own-terms.ts';
import type { Rule, RuleMatch } from '#search/vehicle-search/understanding/meaning.ts';
import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';
import { amountAt } from './amount-at.ts';
import { spelledNumber } from './spelled-number.ts';

/** Years of a loan that a shopper may mean. */
const MAX_YEARS = 10;
/** Words between `with` and the amount, and between `deposit` and the amount. */
const idle: ReadonlySet<string> = new Set(['a', 'of', 'my', 'is']);

/**
 * Reads the terms of a loan: `with $5,000 deposit`, `deposit of 5k`, `no deposit`, `over 7 years`, `5 year loan`, `term
 * 3`, and beside a repayment or a deposit `7 years`. They change the repayments and hide nothing.
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
  const isNamed = isText(words, at, 'term');
  const number = isNamed ? skip(words, at + 1) : isOver ? at + 1 : at;
  const term = yearsAt(words, number);
  if (!term || term.years < 1 || term.years > MAX_YEARS) return undefined;
  const end = number + term.length;
  const isLoan = isText(words, end, 'loan', 'term', 'finance');
  if (!isNamed && !isLoan) {
    // "over 5 years old" is about the car
    if (!term.isStated || isText(words, end, 'old', 'warranty', 'rego')) return undefined;
    // "less than 5 years" is no term, and "7 years" is one only beside a repayment or a deposit
    if (!isOver && (isText(words, at - 1, ...bounds) || !isAboutLoan(words))) return undefined;
  }
  const { years } = term;
  return { length: end + (isLoan ? 1 : 0) - at, meaning: { kind: 'terms', terms: { years } } };
}

const bounds = ['than', 'under', 'over', 'to', 'least', 'most', 'within', 'max', 'min'];

/** Reads `7 years`, `7yr`, `seven years`, `84 months` and a plain `7`, in years. */
function yearsAt(
  words: readonly Word[],
  at: number,
): { years: number; isStated: boolean; length: number } | undefined {
  const text = words[at]?.text ?? '';
  const [, digits, glued] = /^(\d{1,3})-?(years?|yrs?|months?|mths?)?$/.exec(text) ?? [];
  const value = digits === undefined ? spelledNumber(text) : Number(digits);
  if (value === undefined) return undefined;
  const apart = /^(?:years?|yrs?|months?|mths?)$/.exec(words[at + 1]?.text ?? '')?.[0];
  const unit = glued ?? apart;
  const years = unit?.startsWith('m') ? value / 12 : value;
  // terms are in half years
  if (!Number.isInteger(years * 2)) return undefined;
  return {
    years,
    isStated: unit !== undefined,
    length: glued === undefined && apart !== undefined ? 2 : 1,
  };
}

const loanWords = new Set(['deposit', 'loan', 'finance', 'repayment', 'repayments', 'balloon']);

function isAboutLoan(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) => loanWords.has(text) || amountAt(words, at)?.unit === 'dollars a week',
  );
}

function skip(words: readonly Word[], at: number): number {
  return idle.has(words[at]?.text ?? '') ? at + 1 : at;
}

function isText(words: readonly Word[], at: number, ...texts: readonly string[]): boolean {
  return texts.includes(words[at]?.text ?? '');
}
