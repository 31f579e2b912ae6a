import { joinedTerm, textUnits } from './text-tokens.ts';

/** Further words and phrases are not looked at, nor is text beyond the length: a person has long been found by then. */
export const longestQuery = { words: 10, phrases: 4, characters: 500 };

/** What was typed: all words and all phrases must be found in a row. */
export interface TextQuery {
  readonly words: readonly string[];
  readonly spans: readonly Span[];
  /** Texts in double quotes, without anything between their letters. */
  readonly phrases: readonly string[];
  /** Whether the last word may be the beginning of one that is still being typed. */
  readonly isOpen: boolean;
}

/** One way to read some neighbouring words: all of the terms must be found where the words would have been. */
export interface Span {
  /** The words it stands for, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly terms: readonly string[];
  readonly by: 'typed' | 'joined' | 'synonym' | 'split';
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
  const spans: Span[] = [];
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
  words.forEach((word, at) => {
    spans.push({ from: at, to: at + 1, terms: [word], by: 'typed' });
    const next = words[at + 1];
    if (next !== undefined) {
      spans.push({ from: at, to: at + 2, terms: [joinedTerm([word, next])], by: 'joined' });
    }
    spans.push(...splits(word, at), ...synonyms.spansAt(words, at));
  });
  return {
    words,
    spans: spans.filter((span) => span.to <= words.length),
    phrases,
    isOpen: !/"\s*$/.test(text),
  };
}

/** Every way to cut a word in two, such as `xtrail` into `x` and `trail`; digits alone are one number. */
function splits(word: string, at: number): Span[] {
  if (/^[\p{N}.]+$/u.test(word)) return [];
  return Array.from({ length: word.length - 1 }, (_, cut) => ({
    from: at,
    to: at + 1,
    terms: [word.slice(0, cut + 1), word.slice(cut + 1)],
    by: 'split',
  }));
}

/** Words and phrases that mean the same: each member of a group finds what any other member would. */
export class Synonyms {
  readonly #byFirstWord = new Map<string, { member: string[]; others: string[][] }[]>();

  constructor(groups: readonly (readonly string[])[] = []) {
    for (const group of groups) {
      const members = group
        .map((member) => textUnits(member).flat())
        .filter((member) => member.length > 0);
      for (const member of members) {
        const others = members.filter((other) => other !== member);
        const first = member[0]!;
        this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), { member, others }]);
      }
    }
  }

  /** The other members of each group of which a member begins at that word. */
  spansAt(words: readonly string[], at: number): Span[] {
    const known = this.#byFirstWord.get(words[at] ?? '') ?? [];
    return known
      .filter(({ member }) => member.every((word, index) => words[at + index] === word))
      .flatMap(({ member, others }) =>
        others.map((terms): Span => ({ from: at, to: at + member.length, terms, by: 'synonym' })),
      );
  }
}
