import { type Frequency, paymentsPerYear } from '#domain/finance/repayment.ts';
import { MAX_ADDRESS_DOLLARS } from '#domain/price/address-dollars.ts';
import { typedMoney } from '#domain/price/typed-money.ts';
import { type Word, wordsOf } from '#search/vehicle-search/understanding/words/words-of.ts';
import { type Phrases, phraseAt } from './phrase-at.ts';
import { spelledHundreds } from './spelled-number.ts';

/** A number with its unit, if stated. */
export interface Amount {
  /** A repayment is in dollars a week, and not rounded if it was stated for another period. */
  value: number;
  unit: 'dollars' | 'dollars a week' | 'km' | undefined;
  /** The period for which a repayment was stated, unless that is a week. */
  statedPer?: Exclude<Frequency, 'weekly'>;
  /** Written with k or a word for thousand: `30k`. In a range, the number before it is then in thousands too. */
  inThousands: boolean;
  /** Written with separators, as no year, postcode or code is: `45,000`, `45.000`, `45 000`. */
  isGrouped: boolean;
  length: number;
}

const periods: Phrases<Frequency> = {
  ...phrasesOf('weekly', 'week|wk', 'pw|p/w|p.w|weekly'),
  ...phrasesOf('fortnightly', 'fortnight|fn|two weeks|2 weeks', 'pf|p/f|p.f|pfn|fortnightly'),
  ...phrasesOf('monthly', 'month|mth|mo', 'pm|p/m|p.m|pcm|monthly'),
};

function phrasesOf(period: Frequency, names: string, others: string): Phrases<Frequency> {
  const phrases = names
    .split('|')
    .flatMap((name) => [`a ${name}`, `per ${name}`, `each ${name}`, `every ${name}`])
    .concat(names.split('|').flatMap((name) => [`/${name}`, `/ ${name}`]));
  return Object.fromEntries([...phrases, ...others.split('|')].map((phrase) => [phrase, period]));
}

/** The sign, the number, and what is written onto it: `$45,000`, `30k`, `80000km`, `120/wk`, `$500pm`, `$45,000.-`. */
const form =
  /^((?:au?)?\$|aud)?(\p{Nd}[\p{Nd}o.,'’ ]*(?:[.,/]?[-–—]|\*)?)(k|m|mil)?(?:(km|kms|ks|klms)|(pw|p\/w|wk|pf|pfn|p\/f|pm|p\/m|pcm|\/.+))?$/u;
/** Thousands by spaces, in several words: `45 000`, `$1 250 000`. */
const spaced = /^\D*\d{1,3}(?: \d{3})+(?!\d)/;
/** In words: `1 250 000`. */
const LONGEST_SPACED = 3;
const signs = new Set(['$', 'aud', 'a$', 'au$']);
const magnitudes: Phrases<'k' | 'm'> = {
  k: 'k',
  grand: 'k',
  thousand: 'k',
  mil: 'm',
  million: 'm',
};
/** In words: `a hundred and twenty five`. */
const LONGEST_SPELLED = 5;
/** `six k` is as likely a typing error. */
const spelledThousands = new Set(['grand', 'thousand']);
const kilometres = new Set(['km', 'kms', 'ks', 'kilometres', 'kilometers', 'klms', 'kays']);
const dollars = new Set(['dollars', 'bucks', 'aud']);
/** Without a dollar sign, a smaller number of dollars a month is a time of day: `5pm`. */
const LEAST_MONTHLY = 100;

/**
 * Parses the amount that begins at a word, as the fields for prices do (`typedMoney`), and what follows it: `$40,000`,
 * `45.000`, `$45 000`, `40 grand`, `ten grand`, `100,000 km`, `$150 a week`, `500pm`.
 * @param isExpected whether only an amount can follow the words before it, as after "under"
 */
export function amountAt(
  words: readonly Word[],
  at: number,
  isExpected = false,
): Amount | undefined {
  return spelledAmountAt(words, at) ?? signedAmountAt(words, at, isExpected);
}

/** Spelled numbers only count thousands: `ten grand`, `a hundred and twenty thousand`. */
function spelledAmountAt(words: readonly Word[], at: number): Amount | undefined {
  for (let length = LONGEST_SPELLED; length > 0; length -= 1) {
    const spelled = words.slice(at, at + length).map(({ text }) => text);
    const value = spelledHundreds(spelled);
    const unit = words[at + length]?.text ?? '';
    if (value === undefined || !spelledThousands.has(unit)) continue;
    const rest = [...wordsOf(`${value}k`), ...words.slice(at + length + 1)];
    const after = signedAmountAt(rest, 0, false);
    return after && { ...after, length: after.length + length };
  }
  return undefined;
}

/** Reads an amount with its sign apart, as in `$ 45,000` and `AUD 45 000`. */
function signedAmountAt(
  words: readonly Word[],
  at: number,
  isExpected: boolean,
): Amount | undefined {
  if (!signs.has(words[at]?.text ?? '')) return writtenAmountAt(words, at, isExpected);
  const amount = writtenAmountAt(words, at + 1, true);
  if (!amount || amount.unit === 'km') return undefined;
  return { ...amount, unit: amount.unit ?? 'dollars', length: amount.length + 1 };
}

function writtenAmountAt(
  words: readonly Word[],
  at: number,
  isExpected: boolean,
): Amount | undefined {
  for (let length = Math.min(LONGEST_SPACED, words.length - at); length > 1; length -= 1) {
    const text = words.slice(at, at + length).map((word) => word.text);
    const amount =
      spaced.test(text.join(' ')) && amountOf(text.join(' '), words, at + length, isExpected);
    if (!amount) continue;
    // beside a name "200 300" may be two codes
    const isClear = isExpected || amount.unit !== undefined || text.at(-1)?.startsWith('000');
    if (isClear) return { ...amount, length: amount.length + length };
  }
  const amount = amountOf(words[at]?.text ?? '', words, at + 1, isExpected);
  return amount && { ...amount, length: amount.length + 1 };
}

/** @returns its length is that of the words after the text */
function amountOf(
  text: string,
  words: readonly Word[],
  after: number,
  isExpected: boolean,
): Amount | undefined {
  const [, sign, number, glued, gluedKm, gluedPeriod] = form.exec(text) ?? [];
  if (number === undefined) return undefined;
  // "6m" may be metres or months
  if (glued === 'm' && sign === undefined && !isExpected) return undefined;
  let length = 0;
  const next = (among: ReadonlySet<string>): boolean => {
    const isNext = among.has(words[after + length]?.text ?? '');
    if (isNext) length += 1;
    return isNext;
  };
  // "30k k" says it twice
  const apart = phraseAt(magnitudes, words, after);
  if (apart) length += apart.length;
  const magnitude = glued ?? apart?.value ?? '';
  const read = typedMoney(number + magnitude);
  if (!read.ok || read.dollars > MAX_ADDRESS_DOLLARS) return undefined;
  const isGrouped = magnitude === '' && /\p{Nd}[., '’]\p{Nd}{3}(?!\p{Nd})/u.test(number);
  const written = { inThousands: magnitude === 'k', isGrouped };
  if (gluedKm !== undefined || next(kilometres))
    return { value: Math.round(read.dollars), unit: 'km', ...written, length };
  const isDollars = sign !== undefined || next(dollars);
  const apartPeriod =
    gluedPeriod === undefined ? phraseAt(periods, words, after + length) : undefined;
  const period = gluedPeriod === undefined ? apartPeriod?.value : periods[gluedPeriod];
  if (gluedPeriod !== undefined && period === undefined) return undefined;
  if (period === undefined) {
    const unit = isDollars || magnitude !== '' ? 'dollars' : undefined;
    return { value: Math.round(read.dollars), unit, ...written, length };
  }
  if (period === 'monthly' && !isDollars && read.dollars < LEAST_MONTHLY) return undefined;
  length += apartPeriod?.length ?? 0;
  return { ...weeklyOf(read.dollars, period), ...written, length };
}

/** Repayments are compared by the week, with the calculators' numbers of payments a year. */
export function weeklyOf(
  dollarsPerPeriod: number,
  period: Frequency,
): Pick<Amount, 'value' | 'unit' | 'statedPer'> {
  const unit = 'dollars a week';
  if (period === 'weekly') return { value: Math.round(dollarsPerPeriod), unit };
  const value = (dollarsPerPeriod * paymentsPerYear[period]) / paymentsPerYear.weekly;
  return { value, unit, statedPer: period };
}

/** Reads the period of a repayment: `per week`, `monthly`. */
export function periodAt(
  words: readonly Word[],
  at: number,
): { length: number; value: Frequency } | undefined {
  return phraseAt(periods, words, at);
}
