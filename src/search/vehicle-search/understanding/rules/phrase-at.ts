import type { Word } from '#search/vehicle-search/understanding/words/words-of.ts';

/** A table of phrases and what each says; the words of a phrase stand apart by single spaces. */
export type Phrases<T> = Readonly<Record<string, T>>;

/** The longest phrase of the table that begins at a word. */
export function phraseAt<T>(
  phrases: Phrases<T>,
  words: readonly Word[],
  at: number,
): { length: number; said: T } | undefined {
  for (let length = Math.min(4, words.length - at); length > 0; length -= 1) {
    const phrase = words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const said = Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined;
    if (said !== undefined) return { length, said };
  }
  return undefined;
}
