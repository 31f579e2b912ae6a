import { memoise } from '#search/vehicle-search/memoise.ts';

/** A word of a query. */
export interface Word {
  /** As typed. */
  raw: string;
  /** In lower case, without diacritics and surrounding punctuation: `$40,000`, `cx-5`, `20-30k`. */
  text: string;
  /** Its letters and digits only: `cx5`. */
  key: string;
}

export function wordsOf(query: string): Word[] {
  return query
    .split(/\s+/)
    .filter((raw) => raw !== '')
    .map((raw) => {
      const text = raw
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/^[("'“‘]+|[)"'”’.,;:!?]+$/g, '');
      return { raw, text, key: keyOf(text) };
    });
}

/** Reduces a text to its letters and digits, so that lookups ignore spaces and punctuation. */
export const keyOf = memoise(lettersAndDigits, 20_000);

function lettersAndDigits(text: string): string {
  // a fast path for plain text, because a stock has thousands of values
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
