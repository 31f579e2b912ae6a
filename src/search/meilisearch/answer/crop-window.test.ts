import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropWindow } from './crop-window.ts';

const all = (text: string, ...words: string[]) =>
  Array.from(text.matchAll(new RegExp(words.join('|'), 'gi')), ({ 0: found, index }) => ({
    start: index,
    length: found.length,
  }));
const cropped = (text: string, most: number, ...words: string[]) => {
  const matches = words.length > 0 ? all(text, ...words) : [];
  const { start, end } = cropWindow(text, matches, most);
  return text.slice(start, end);
};

const text = 'one two three, four five. Six (seven) eight nine ten';

describe('crops a text', () => {
  it.each<[string, number, string[], string]>([
    ['around its match', 5, ['five'], 'three, four five. Six (seven'],
    ['with one more word before it', 4, ['five'], 'three, four five. Six'],
    ['at its beginning', 3, ['one'], 'one two three'],
    ['at its end', 3, ['ten'], 'eight nine ten'],
    ['from the beginning where nothing matches', 2, [], 'one two'],
    ['to one word', 1, ['seven'], 'seven'],
    ['not, of no length', 0, ['five'], text],
    ['not, being shorter', 10, ['five'], text],
    ['around most matches', 4, ['one', 'eight', 'ten'], 'seven) eight nine ten'],
    ['around the closest ones', 3, ['one', 'three', 'five', 'six'], 'four five. Six'],
  ])('%s', (_what, most, words, expected) => {
    expect(cropped(text, most, ...words)).toBe(expected);
  });

  it('around different words rather than one word twice', () => {
    expect(cropped('red red x y z red car', 2, 'red', 'car')).toBe('red car');
  });

  it('only between words', () => {
    expect(cropped('Škoda Öctavia vRS näv', 2, 'vRS')).toBe('Öctavia vRS');
  });
});

it('leaves as many words as requested, including a match', () => {
  const words = fc.array(fc.constantFrom('a', 'bb', 'ccc', 'dd-e'), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 12 }), (list, most) => {
      const source = list.join(' ');
      const kept = cropped(source, most, 'ccc');
      const count = (each: string) => each.match(/\w+/g)?.length ?? 0;
      expect(count(kept)).toBe(Math.min(most, count(source)));
      expect(source).toContain(kept);
      expect(kept.includes('ccc')).toBe(source.includes('ccc'));
    }),
  );
});
