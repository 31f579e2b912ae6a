import { textUnits } from '#search/engine/text/text-tokens.ts';

/** The position of a searched word in a text, in UTF-16 units. */
export interface TextMatch {
  start: number;
  length: number;
}

/** Finds the searched words in a displayed text. */
export type FindMatches = (text: string) => TextMatch[];

/** Splits texts like the engine, including combining marks. */
const unit = /[\p{L}\p{N}\p{M}]+(?:[-'’./&_]+[\p{L}\p{N}\p{M}]+)*/gu;
const part = /[\p{L}\p{N}\p{M}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}\p{M}]+)*/gu;
const plain = /^[\0-\x7f]*$/;

/**
 * @param terms the folded terms by which the engine found rows
 * @param query as typed: of a word that was found by a typed prefix, only the prefix is a match
 */
export function textMatches(terms: ReadonlySet<string>, query: string): FindMatches {
  const typed = new Set(textUnits(query).flat());
  const matchAt = (start: number, written: string, term: string): TextMatch | undefined => {
    if (!terms.has(term)) return undefined;
    return { start, length: matchedLength(written, term, typed) };
  };
  // the documents of a page share most of their texts
  const cache = new Map<string, TextMatch[]>();
  return (text) => {
    if (terms.size === 0) return [];
    const cached = cache.get(text);
    if (cached) return cached;
    const found: TextMatch[] = [];
    cache.set(text, found);
    for (const { 0: written, index } of text.matchAll(unit)) {
      const whole = textUnits(written).flat();
      const joined = whole.length > 1 ? matchAt(index, written, whole.join('')) : undefined;
      if (joined) {
        found.push(joined);
        continue;
      }
      for (const { 0: each, index: within } of written.matchAll(part)) {
        const match = matchAt(index + within, each, textUnits(each).flat().join(''));
        if (match) found.push(match);
      }
    }
    return found;
  };
}

function matchedLength(written: string, term: string, typed: ReadonlySet<string>): number {
  // folding may have changed the length of the prefix
  if (typed.has(term) || !plain.test(written) || written.length !== term.length) {
    return written.length;
  }
  let longest = 0;
  for (const word of typed) {
    if (word.length > longest && term.startsWith(word)) longest = word.length;
  }
  return longest || written.length;
}
