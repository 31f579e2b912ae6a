import type { RangeAttribute } from '#domain/vehicle/facets.ts';
import { type Amount, amountAt } from './amount-at.ts';
import { type BoundKind, leadingBounds, trailingBounds } from './bound-words.ts';
import type { Rule, RuleMatch } from '#search/vehicle-search/understanding/meaning.ts';
import { phraseAt } from './phrase-at.ts';
import { priceBasisLength } from './price-basis-rule.ts';
import { type Word, wordsOf } from '#search/vehicle-search/understanding/words/words-of.ts';

/** A plain number in this range is a year; a plain number of at least 3000 outside it is a price. */
const years = { from: 1950, to: 2049 };
const MIN_PLAIN_PRICE = 3000;
/** `since 30k` and `30k on` mean nothing. */
const yearBounds: ReadonlySet<BoundKind> = new Set(['after', 'before', 'since']);
/** `about $20,000` means 18,000 to 22,000. */
const ABOUT = 0.1;

/**
 * Reads prices, weekly prices, kilometres and years: `under 40k`, `20-30k`, `between 2015 and 2019`, `less than
 * 100,000 km`, `2018 or newer`, and without a bound word `$30k` (a budget), `80,000 km` (at most) and `2019`.
 * @param weekly what an amount a week is; undefined if the site states neither repayments nor weekly prices
 */
export function rangeRule(weekly: 'repayment' | 'subscription_price' | undefined): Rule {
  return (words, at) => {
    const found = spanAt(words, at) ?? boundedAt(words, at) ?? bareAt(words, at);
    if (found?.meaning.kind !== 'range' || found.meaning.attribute !== 'subscription_price')
      return found;
    return weekly && { ...found, meaning: { ...found.meaning, attribute: weekly } };
  };
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
  const first = amountAt(words, at + opening);
  if (!first) return undefined;
  const middle = at + opening + first.length;
  const isJoint = /^(to|-|–|and)$/.test(words[middle]?.text ?? '');
  // `2 and 4` without `between` is ambiguous
  if (!isJoint || (opening === 0 && words[middle]?.text === 'and')) return undefined;
  const second = amountAt(words, middle + 1);
  return second && span(first, second, opening + first.length + 1 + second.length);
}

function span(first: Amount, second: Amount, length: number): RuleMatch | undefined {
  const attribute = attributeOf(second) ?? attributeOf(first);
  if (!attribute) return undefined;
  const isShort = second.inThousands && !first.inThousands && first.value < 1000;
  const least = isShort ? first.value * 1000 : first.value;
  const isOdd = attribute === 'year' && attributeOf(first) !== 'year';
  if (isOdd || least > second.value) return undefined;
  return { length, meaning: { kind: 'range', attribute, min: least, max: second.value } };
}

/** Reads a number with a bound word before or after it. */
function boundedAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const leading = phraseAt(leadingBounds, words, at);
  const glued = /^([<>]=?|~|sub-?|under-?)(\$?\d.*)$/.exec(words[at]?.text ?? '');
  if (leading) {
    const amount = amountAt(words, at + leading.length);
    // a distance is within something, kilometres driven are not
    if (amount?.unit === 'km' && words[at]?.text === 'within') return undefined;
    return amount && bound(leading.value, amount, leading.length + amount.length);
  }
  if (glued?.[1] && glued[2]) {
    const amount = amountAt([...wordsOf(glued[2]), ...words.slice(at + 1)], 0);
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
  const { value } = amount;
  const isYear = attribute === 'year';
  // "under 2000" does not mean a car built before the year 2000
  if (isYear && kind === 'about') return undefined;
  if (!isYear && yearBounds.has(kind)) return undefined;
  const bounds = {
    max: { max: value },
    min: { min: value },
    since: { min: value },
    about: { min: Math.round(value * (1 - ABOUT)), max: Math.round(value * (1 + ABOUT)) },
    after: { min: value + 1 },
    before: { max: value - 1 },
  }[kind];
  return { length, meaning: { kind: 'range', attribute, ...bounds } };
}

function bareAt(words: readonly Word[], at: number): RuleMatch | undefined {
  const amount = amountAt(words, at);
  if (!amount) return undefined;
  const { value, unit, length } = amount;
  if (unit === undefined) {
    if (!isYear(amount)) return undefined;
    return { length, meaning: { kind: 'range', attribute: 'year', min: value, max: value } };
  }
  const attribute = attributeOf(amount);
  return attribute && { length, meaning: { kind: 'range', attribute, max: value } };
}

function attributeOf(amount: Amount): RangeAttribute | undefined {
  if (amount.unit === 'km') return 'km';
  if (amount.unit === 'dollars a week') return 'subscription_price';
  if (amount.unit === 'dollars') return 'price';
  if (isYear(amount)) return 'year';
  return amount.value >= MIN_PLAIN_PRICE ? 'price' : undefined;
}

function isYear({ value, unit, length }: Amount): boolean {
  return unit === undefined && length === 1 && value >= years.from && value <= years.to;
}
