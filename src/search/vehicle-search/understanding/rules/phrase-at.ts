import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** Phrases and what each means. The words of a phrase are separated by single spaces. */
export type Phrases<T> = Readonly<Record<string, T>>;

/** Finds the longest phrase of the table that begins at a word. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  words: readonly Word[],
  at: number,
): { length: number; value: T } | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const value = Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined;
    if (value !== undefined) return { length, value };
  }
  return undefined;
}
