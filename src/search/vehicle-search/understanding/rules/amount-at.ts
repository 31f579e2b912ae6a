import { type Word, wordsOf } from '#search/vehicle-search/understanding/words/words-of.ts';
import { spelledHundreds } from './spelled-number.ts';

/** A number with its unit, if stated. */
export interface Amount {
  value: number;
  unit: 'dollars' | 'dollars a week' | 'km' | undefined;
  /** Written with k or a word for thousand: `30k`. In a range, the number before it is then in thousands too. */
  inThousands: boolean;
  length: number;
}

const form =
  /^(\$)?(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?(k)?(?:(km|kms|ks)|(pw|p\/w|\/wk|\/week|wk))?$/;
const thousands = new Set(['k', 'grand', 'thousand']);
/** In words: `a hundred and twenty five`. */
const LONGEST_SPELLED = 5;
/** `six k` is as likely a typing error. */
const spelledThousands = new Set(['grand', 'thousand']);
const kilometres = new Set(['km', 'kms', 'ks', 'kilometres', 'kilometers', 'klms', 'kays']);
const dollars = new Set(['dollars', 'bucks', 'aud']);
const weekly: readonly string[] = [
  'a week',
  'per week',
  'each week',
  'weekly',
  'pw',
  'p/w',
  'p.w',
  '/week',
  '/ week',
  'a wk',
  'per wk',
  '/wk',
  '/ wk',
];

/** Parses the amount that begins at a word: `$40,000`, `40k`, `40 grand`, `ten grand`, `100,000 km`, `$150 a week`. */
export function amountAt(words: readonly Word[], at: number): Amount | undefined {
  return spelledAmountAt(words, at) ?? writtenAmountAt(words, at);
}

/** Spelled numbers only count thousands: `ten grand`, `a hundred and twenty thousand`. */
function spelledAmountAt(words: readonly Word[], at: number): Amount | undefined {
  for (let length = LONGEST_SPELLED; length > 0; length -= 1) {
    const spelled = words.slice(at, at + length).map(({ text }) => text);
    const value = spelledHundreds(spelled);
    const unit = words[at + length]?.text ?? '';
    if (value === undefined || !spelledThousands.has(unit)) continue;
    const after = writtenAmountAt([...wordsOf(`${value}k`), ...words.slice(at + length + 1)], 0);
    return after && { ...after, length: after.length + length };
  }
  return undefined;
}

function writtenAmountAt(words: readonly Word[], at: number): Amount | undefined {
  const [, sign, whole, fraction = '', k, glued, gluedWeek] =
    form.exec(words[at]?.text ?? '') ?? [];
  if (whole === undefined) return undefined;
  let length = 1;
  const next = (among: ReadonlySet<string>): boolean => {
    const isNext = among.has(words[at + length]?.text ?? '');
    if (isNext) length += 1;
    return isNext;
  };
  const inThousands = k !== undefined || next(thousands);
  const isKm = glued !== undefined || next(kilometres);
  const isDollars = sign !== undefined || next(dollars);
  const value = Math.round(Number(whole.replaceAll(',', '') + fraction) * (inThousands ? 1000 : 1));
  if (isKm) return { value, unit: 'km', inThousands, length };
  const week =
    gluedWeek === undefined ? weekly.find((phrase) => isPhrase(phrase, words, at + length)) : '';
  if (week !== undefined) {
    return {
      value,
      unit: 'dollars a week',
      inThousands,
      length: length + week.split(' ').filter(Boolean).length,
    };
  }
  return { value, unit: isDollars || inThousands ? 'dollars' : undefined, inThousands, length };
}

function isPhrase(phrase: string, words: readonly Word[], at: number): boolean {
  return phrase.split(' ').every((word, index) => words[at + index]?.text === word);
}
