import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import { BadValue, type FieldKind, cellText } from './field-kind.ts';

/** One of a few words, each with alternative spellings of feeds. Only letters are compared. */
export function choice<Word extends string>(
  spellings: Record<Word, readonly string[]>,
): FieldKind<Word> {
  const words = Object.keys(spellings) as Word[];
  const known = new Map<string, Word>(
    words.flatMap((word) =>
      [word, ...spellings[word]].map((spelling) => [spellingKey(spelling), word] as const),
    ),
  );
  const bad = new BadValue(`is not one of ${words.join(', ')}`);
  return (cell) => {
    const text = cellText(cell);
    if (text === undefined) return typeof cell === 'object' && cell !== null ? bad : undefined;
    return known.get(spellingKey(text)) ?? bad;
  };
}
