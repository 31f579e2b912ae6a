import type { TextMatch } from './text-matches.ts';

/** The part of a text that remains after cropping, in UTF-16 units. */
export interface CropWindow {
  start: number;
  end: number;
}

/** A word of a text: its position, and its folded text if the search matched it. */
interface Word {
  start: number;
  end: number;
  match: string | undefined;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Chooses which part of a text remains when it is cropped: around the most different matches, of those the closest
 * together, of those the first. It grows on both sides in turn, as in Meilisearch. A text without a match is cropped
 * from its beginning.
 * @param maxWords 0 keeps the whole text
 */
export function cropWindow(
  text: string,
  matches: readonly TextMatch[],
  maxWords: number,
): CropWindow {
  const words = wordsOf(text, matches);
  if (maxWords === 0 || words.length <= maxWords) return { start: 0, end: text.length };
  let { first, last } = bestInterval(words, maxWords);
  while (last - first + 1 < maxWords) {
    if (first > 0) first -= 1;
    if (last - first + 1 < maxWords && last < words.length - 1) last += 1;
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

/** The best run of words between two matches, by index; the first word if nothing matches. */
function bestInterval(words: readonly Word[], maxWords: number): { first: number; last: number } {
  const matched = words.flatMap(({ match }, at) => (match === undefined ? [] : [at]));
  let best = { first: 0, last: 0, different: 0 };
  for (const [from, first] of matched.entries()) {
    const seen = new Set<string>();
    for (const last of matched.slice(from)) {
      if (last - first >= maxWords) break;
      seen.add(words[last]!.match!);
      const isCloser = last - first < best.last - best.first;
      if (seen.size > best.different || (seen.size === best.different && isCloser)) {
        best = { first, last, different: seen.size };
      }
    }
  }
  return best;
}
