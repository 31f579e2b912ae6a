import type { Synonyms } from './synonyms.ts';
import type { TextSpan } from './text-span.ts';
import { joinedTerm, textUnits } from './text-tokens.ts';

/** Limits of a query; further words, phrases and characters are ignored. */
export const textLimits = { words: 10, phrases: 4, characters: 500 };

/** A parsed query: all words and phrases must match. */
export interface TextQuery {
  readonly words: readonly string[];
  readonly spans: readonly TextSpan[];
  /** Texts in double quotes, without separators. */
  readonly phrases: readonly string[];
  /** Whether the last word may be a prefix of a word that is still being typed. */
  readonly isOpen: boolean;
}

export function parseTextQuery(text: string, synonyms: Synonyms): TextQuery {
  const phrases: string[] = [];
  const loose = text.slice(0, textLimits.characters).replace(/"([^"]*)"/g, (_, phrase: string) => {
    const letters = textUnits(phrase).flat().join('');
    if (letters !== '' && phrases.length < textLimits.phrases) phrases.push(letters);
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
  words.length = Math.min(words.length, textLimits.words);
  spans.push(...spansOf(words, synonyms));
  return {
    words,
    spans: spans.filter((span) => span.to <= words.length),
    phrases,
    isOpen: !/"\s*$/.test(text),
  };
}

/**
 * The query without some of its words. Phrases remain, and so does the prefix matching of the last word, if it remains.
 * @param remaining the indexes of the remaining words, ascending
 */
export function withWords(
  { words, phrases, isOpen }: TextQuery,
  remaining: readonly number[],
  synonyms: Synonyms,
): TextQuery {
  const left = remaining.map((at) => words[at]!);
  return {
    words: left,
    spans: spansOf(left, synonyms).filter((span) => span.to <= left.length),
    phrases,
    isOpen: isOpen && remaining.at(-1) === words.length - 1,
  };
}

/** What each word, and some adjacent words together, may stand for. */
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

/** Every way to split a word in two, such as `xtrail` into `x` and `trail`; a run of digits is never split. */
function splits(word: string, at: number): TextSpan[] {
  if (/^[\p{N}.]+$/u.test(word)) return [];
  return Array.from({ length: word.length - 1 }, (_, cut) => ({
    from: at,
    to: at + 1,
    terms: [word.slice(0, cut + 1), word.slice(cut + 1)],
    by: 'split',
  }));
}
