import type { TextMatch } from './text-matches.ts';

/** The part of a text that is kept, in UTF-16 units. */
export interface CropWindow {
  start: number;
  end: number;
}

/** A word of a text: where it stands, and what it is if the search has found it. */
interface Word {
  start: number;
  end: number;
  match: string | undefined;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Which part of a text is kept when it is cut to so many words: the one around the most different matches, the closest
 * ones of those, and the first of those. It grows on both sides in turn, as in Meilisearch. A text without a match is
 * kept from its beginning.
 * @param most 0 keeps the whole text
 */
export function cropWindow(text: string, matches: readonly TextMatch[], most: number): CropWindow {
  const words = wordsOf(text, matches);
  if (most === 0 || words.length <= most) return { start: 0, end: text.length };
  let { first, last } = bestInterval(words, most);
  while (last - first + 1 < most) {
    if (first > 0) first -= 1;
    if (last - first + 1 < most && last < words.length - 1) last += 1;
  }
  return {
    start: first === 0 ? 0 : words[first]!.start,
    end: last === words.length - 1 ? text.length : words[last]!.end,
  };
}

function wordsOf(text: string, matches: readonly TextMatch[]): Word[] {
  let at = 0;
  return Array.from(text.matchAll(word), ({ 0: written, index: start }) => {
    const end = start + written.length;
    while (at < matches.length && matches[at]!.start + matches[at]!.length <= start) at += 1;
    const isMatch = at < matches.length && matches[at]!.start < end;
    return { start, end, match: isMatch ? written.toLowerCase() : undefined };
  });
}

/** The best run of words from one match to another, by their indexes; the first word where nothing matches. */
function bestInterval(words: readonly Word[], most: number): { first: number; last: number } {
  const matched = words.flatMap(({ match }, at) => (match === undefined ? [] : [at]));
  let best = { first: 0, last: 0, different: 0 };
  for (const [from, first] of matched.entries()) {
    const seen = new Set<string>();
    for (const last of matched.slice(from)) {
      if (last - first >= most) break;
      seen.add(words[last]!.match!);
      const isCloser = last - first < best.last - best.first;
      if (seen.size > best.different || (seen.size === best.different && isCloser)) {
        best = { first, last, different: seen.size };
      }
    }
  }
  return best;
}
