import type { RangeAttribute } from '#domain/vehicle/facets.ts';
import { type Amount, amountAt, periodAt, weeklyOf } from './amount-at.ts';
import { type BoundKind, leadingBounds, trailingBounds } from './bound-words.ts';
import type { Rule, RuleMatch } from '#search/vehicle-search/understanding/meaning.ts';
import { phraseAt } from './phrase-at.ts';
import { priceBasisLength } from './price-basis-rule.ts';
import { type Word, wordsOf } from '#search/vehicle-search/understanding/words/words-of.ts';

/** A plain number in this range is a year; a bounded one of at least 1000 outside it is a price. */
const years = { from: 1950, to: 2049 };
const MIN_BOUNDED_PRICE = 1000;
/** Without a bound, a plain number is a price if it has five digits, or separators as in `9,990`. */
const MIN_PLAIN_PRICE = 10_000;
const MIN_GROUPED_PRICE = 3000;
/** More digits are those of a phone number. */
const MAX_PLAIN_PRICE = 999_999;
/** `since 30k` and `30k on` mean nothing. */
const yearBounds: ReadonlySet<BoundKind> = new Set(['after', 'before', 'since']);
/** `about $20,000` means 18,000 to 22,000. */
const ABOUT = 0.1;
/** Words beside an amount a week that say the same. */
const repayments = new Set(['repayment', 'repayments', 'payment', 'payments']);

/**
 * Reads prices, repayments, weekly prices, kilometres and years: `under 40k`, `20-30k`, `between 2015 and 2019`, `less
 * than 100,000 km`, `2018 or newer`, `$500 a month`, and without a bound word `$30k` and `45.000` (a budget), `80,000 km`
 * (at most) and `2019`.
 * @param weekly what an amount a week is; undefined if the site states neither repayments nor weekly prices, so that no
 * filter can express it
 */
export function rangeRule(weekly: 'repayment' | 'subscription_price' | undefined): Rule {
  return (words, at) => {
    const start = repayments.has(words[at]?.text ?? '') ? skipOf(words, at + 1) : at;
    const found =
      spanAt(words, start) ??
      boundedAt(words, start) ??
      periodFirstAt(words, start) ??
      bareAt(words, start);
    const meaning = found?.meaning.kind === 'range' ? found.meaning : undefined;
    if (!found || meaning?.attribute !== 'subscription_price')
      return start === at ? found : undefined;
    const end = start + found.length;
    const length = end - at + (repayments.has(words[end]?.text ?? '') ? 1 : 0);
    if (!weekly) return { length, meaning: { kind: 'unfilterable' } };
    return { length, meaning: { ...meaning, attribute: weekly } };
  };
}

function skipOf(words: readonly Word[], at: number): number {
  return words[at]?.text === 'of' ? at + 1 : at;
}

/** Reads a bound whose period comes first: `monthly under 600`, `per week max $150`. */
function periodFirstAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const period = periodAt(words, at);
  if (!period) return undefined;
  const named = at + period.length;
  const start = skipOf(words, repayments.has(words[named]?.text ?? '') ? named + 1 : named);
  const leading = phraseAt(leadingBounds, words, start);
  const number = start + (leading?.length ?? 0);
  const amount = amountAt(words, number, leading !== undefined);
  if (!amount || (amount.unit !== undefined && amount.unit !== 'dollars')) return undefined;
  if (!leading && amount.unit === undefined) return undefined;
  const each = { ...amount, ...weeklyOf(amount.value, period.value) };
  return bound(leading?.value ?? 'max', each, number + amount.length - at);
}

/** Reads `20-30k`, `20k to 30k`, `between 20k and 30k` and `from 2015 to 2019`. */
function spanAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const joined = /^(\$?[\d,.]+k?)(?:-|–)(\$?[\d,.]+(?:k|km|kms)?)$/.exec(words[at]?.text ?? '');
  if (joined?.[1] && joined[2]) {
    const parts = wordsOf(`${joined[1]} ${joined[2]}`);
    const [first, second] = [amountAt(parts, 0), amountAt([...parts, ...words.slice(at + 1)], 1)];
    return first && second && span(first, second, second.length);
  }
  const opening = words[at]?.text === 'between' || words[at]?.text === 'from' ? 1 : 0;
  const first = amountAt(words, at + opening, opening === 1);
  if (!first) return undefined;
  const middle = at + opening + first.length;
  const isJoint = /^(to|-|–|and)$/.test(words[middle]?.text ?? '');
  // `2 and 4` without `between` is ambiguous
  if (!isJoint || (opening === 0 && words[middle]?.text === 'and')) return undefined;
  const second = amountAt(words, middle + 1, true);
  return second && span(first, second, opening + first.length + 1 + second.length);
}

function span(first: Amount, second: Amount, length: number): RuleMatch | undefined {
  const attribute = attributeOf(second) ?? attributeOf(first);
  if (!attribute) return undefined;
  // "20-30k" and "20-30.000" begin at 20,000
  const inThousands = first.value * 1000;
  const isShort =
    first.value < 1000 &&
    first.unit !== 'km' &&
    !first.inThousands &&
    (second.inThousands || (second.isGrouped && inThousands <= second.value));
  const least = isShort ? inThousands : first.value;
  const isOdd = attribute === 'year' && attributeOf(first) !== 'year';
  if (isOdd) return undefined;
  if (attribute === 'subscription_price') {
    // "$400 to $500 a month": both are for the month
    const per = second.statedPer ?? 'weekly';
    const from =
      first.unit === 'dollars a week' ? first : { ...first, ...weeklyOf(first.value, per) };
    if (from.value > second.value) return undefined;
    const { statedPer } = second;
    const [min, max] = [Math.ceil(from.value), Math.floor(second.value)];
    return {
      length,
      meaning: { kind: 'range', attribute, min, max, ...(statedPer && { statedPer }) },
    };
  }
  if (least > second.value) return undefined;
  return { length, meaning: { kind: 'range', attribute, min: least, max: second.value } };
}

/** Reads a number with a bound word before or after it. */
function boundedAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const leading = phraseAt(leadingBounds, words, at);
  const glued = /^([<>]=?|~|sub-?|under-?)(\$?\d.*)$/.exec(words[at]?.text ?? '');
  if (leading) {
    const amount = amountAt(words, at + leading.length, true);
    // a distance is within something, kilometres driven are not
    if (amount?.unit === 'km' && words[at]?.text === 'within') return undefined;
    return amount && bound(leading.value, amount, leading.length + amount.length);
  }
  if (glued?.[1] && glued[2]) {
    const amount = amountAt([...wordsOf(glued[2]), ...words.slice(at + 1)], 0, true);
    const kind = leadingBounds[glued[1].replace('-', '')];
    return amount && kind && bound(kind, amount, amount.length);
  }
  const [, number, suffix] = /^(.+?)(\+|-?ish)$/.exec(words[at]?.text ?? '') ?? [];
  const amount = amountAt(number ? wordsOf(number) : words, number ? 0 : at);
  if (!amount) return undefined;
  // "30k+ on roads" and "30k plus on roads" are prices, and not the least one
  const hasBasis = (from: number): boolean => priceBasisLength(words, from) > 0;
  if (suffix === '+' && hasBasis(at + 1)) return bound('max', amount, 1);
  if (suffix !== undefined) return bound(suffix === '+' ? 'min' : 'about', amount, 1);
  if (hasBasis(at + amount.length)) return undefined;
  const trailing = phraseAt(trailingBounds, words, at + amount.length);
  // "2019 on special" is not "2019 on"
  if (trailing?.value === 'since' && at + amount.length + trailing.length < words.length)
    return undefined;
  return trailing && bound(trailing.value, amount, amount.length + trailing.length);
}

function bound(kind: BoundKind, amount: Amount, length: number): RuleMatch | undefined {
  const attribute = attributeOf(amount);
  if (!attribute) return undefined;
  const { value, statedPer } = amount;
  const isYear = attribute === 'year';
  // "under 2000" does not mean a car built before the year 2000
  if (isYear && kind === 'about') return undefined;
  if (!isYear && yearBounds.has(kind)) return undefined;
  // a repayment that was stated for another period is a fraction of a dollar: never more than was asked for
  const bounds = {
    max: { max: Math.floor(value) },
    min: { min: Math.ceil(value) },
    since: { min: value },
    about: { min: Math.round(value * (1 - ABOUT)), max: Math.round(value * (1 + ABOUT)) },
    after: { min: value + 1 },
    before: { max: value - 1 },
  }[kind];
  return {
    length,
    meaning: { kind: 'range', attribute, ...bounds, ...(statedPer && { statedPer }) },
  };
}

function bareAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const amount = amountAt(words, at);
  if (!amount) return undefined;
  const { value, unit, length } = amount;
  if (isYear(amount))
    return { length, meaning: { kind: 'range', attribute: 'year', min: value, max: value } };
  const least = amount.isGrouped ? MIN_GROUPED_PRICE : MIN_PLAIN_PRICE;
  if (unit === undefined && (value < least || value > MAX_PLAIN_PRICE)) return undefined;
  return bound('max', amount, length);
}

function attributeOf(amount: Amount): RangeAttribute | undefined {
  if (amount.unit === 'km') return 'km';
  if (amount.unit === 'dollars a week') return 'subscription_price';
  if (amount.unit === 'dollars') return 'price';
  if (isYear(amount)) return 'year';
  return amount.value >= MIN_BOUNDED_PRICE ? 'price' : undefined;
}

function isYear({ value, unit, length, isGrouped }: Amount): boolean {
  return (
    unit === undefined && length === 1 && !isGrouped && value >= years.from && value <= years.to
  );
}
