import type { Synonyms } from './synonyms.ts';
import type { TextSpan } from './text-span.ts';
import { joinedTerm, textUnits } from './text-tokens.ts';

/** Further words and phrases are not looked at, nor is text beyond the length: a person has long been found by then. */
export const longestQuery = { words: 10, phrases: 4, characters: 500 };

/** What was typed: all words and all phrases must be found in a row. */
export interface TextQuery {
  readonly words: readonly string[];
  readonly spans: readonly TextSpan[];
  /** Texts in double quotes, without anything between their letters. */
  readonly phrases: readonly string[];
  /** Whether the last word may be the beginning of one that is still being typed. */
  readonly isOpen: boolean;
}

export function parseTextQuery(text: string, synonyms: Synonyms): TextQuery {
  const phrases: string[] = [];
  const loose = text
    .slice(0, longestQuery.characters)
    .replace(/"([^"]*)"/g, (_, phrase: string) => {
      const letters = textUnits(phrase).flat().join('');
      if (letters !== '' && phrases.length < longestQuery.phrases) phrases.push(letters);
      return '|';
    });
  const words: string[] = [];
  const spans: TextSpan[] = [];
  for (const parts of textUnits(loose)) {
    if (parts.length > 2)
      spans.push({
        from: words.length,
        to: words.length + parts.length,
        terms: [joinedTerm(parts)],
        by: 'joined',
      });
    words.push(...parts);
  }
  words.length = Math.min(words.length, longestQuery.words);
  spans.push(...spansOf(words, synonyms));
  return {
    words,
    spans: spans.filter((span) => span.to <= words.length),
    phrases,
    isOpen: !/"\s*$/.test(text),
  };
}

/**
 * The query without some of its words. Phrases stay, and so does what the last word may go on to, if it stays.
 * @param kept the indexes of the words that stay, ascending
 */
export function withWords(
  { words, phrases, isOpen }: TextQuery,
  kept: readonly number[],
  synonyms: Synonyms,
): TextQuery {
  const left = kept.map((at) => words[at]!);
  return {
    words: left,
    spans: spansOf(left, synonyms).filter((span) => span.to <= left.length),
    phrases,
    isOpen: isOpen && kept.at(-1) === words.length - 1,
  };
}

/** What each word, and some neighbours together, may stand for. */
function spansOf(words: readonly string[], synonyms: Synonyms): TextSpan[] {
  return words.flatMap((word, at): TextSpan[] => {
    const next = words[at + 1];
    return [
      { from: at, to: at + 1, terms: [word], by: 'typed' },
      ...(next === undefined
        ? []
        : [{ from: at, to: at + 2, terms: [joinedTerm([word, next])], by: 'joined' as const }]),
      ...splits(word, at),
      ...synonyms.spansAt(words, at),
    ];
  });
}

/** Every way to cut a word in two, such as `xtrail` into `x` and `trail`; digits alone are one number. */
function splits(word: string, at: number): TextSpan[] {
  if (/^[\p{N}.]+$/u.test(word)) return [];
  return Array.from({ length: word.length - 1 }, (_, cut) => ({
    from: at,
    to: at + 1,
    terms: [word.slice(0, cut + 1), word.slice(cut + 1)],
    by: 'split',
  }));
}
