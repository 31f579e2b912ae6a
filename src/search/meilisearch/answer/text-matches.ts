import { textUnits } from '#search/engine/text/text-tokens.ts';

/** Where a text has a searched word, in UTF-16 units. */
export interface TextMatch {
  start: number;
  length: number;
}

/** Finds the searched words in a text as it is shown. */
export type FindMatches = (text: string) => TextMatch[];

/** As the engine cuts texts, with the marks of letters that are written with them. */
const unit = /[\p{L}\p{N}\p{M}]+(?:[-'’./&_]+[\p{L}\p{N}\p{M}]+)*/gu;
const part = /[\p{L}\p{N}\p{M}]+(?:(?<=\p{N})\.(?=\p{N})[\p{L}\p{N}\p{M}]+)*/gu;
const plain = /^[\0-\x7f]*$/;

/**
 * @param terms those that the engine found rows by, folded
 * @param query as it was typed: of a word that goes on after what was typed, only the typed beginning is a match
 */
export function textMatches(terms: ReadonlySet<string>, query: string): FindMatches {
  const typed = new Set(textUnits(query).flat());
  const matchAt = (start: number, written: string, term: string): TextMatch | undefined => {
    if (!terms.has(term)) return undefined;
    return { start, length: matchedLength(written, term, typed) };
  };
  // the documents of a page share most of their words
  const known = new Map<string, TextMatch[]>();
  return (text) => {
    if (terms.size === 0) return [];
    const before = known.get(text);
    if (before) return before;
    const found: TextMatch[] = [];
    known.set(text, found);
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
  // folding may have changed how long the beginning is
  if (typed.has(term) || !plain.test(written) || written.length !== term.length) {
    return written.length;
  }
  let longest = 0;
  for (const word of typed) {
    if (word.length > longest && term.startsWith(word)) longest = word.length;
  }
  return longest || written.length;
}
