import { remembered } from '#search/vehicle-search/remembered.ts';

/** A word of a request. */
export interface Word {
  /** As it was typed. */
  raw: string;
  /** In lower case, without diacritics and without the punctuation around it: `$40,000`, `cx-5`, `20-30k`. */
  text: string;
  /** Its letters and digits alone: `cx5`. */
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

/** The letters and digits of a text, by which words are looked up whatever joints they are written with. */
export const keyOf = remembered(lettersAndDigits, 20_000);

function lettersAndDigits(text: string): string {
  // most texts are plain, and a stock has thousands
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
