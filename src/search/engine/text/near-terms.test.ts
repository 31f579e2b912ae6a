import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedTypos, nearTerms } from './near-terms.ts';
import { distance } from '#tests/oracle/naive-text.ts';
import { Vocabulary } from './vocabulary.ts';

const byTerm = (one: readonly unknown[], other: readonly unknown[]): number =>
  String(one[0]) < String(other[0]) ? -1 : 1;

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'd', '1'),
  minLength: 1,
  maxLength: 9,
});

test('finds exactly the terms within the allowed distance', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.constantFrom(1, 2),
      fc.boolean(),
      (terms, typed, forgiven, asPrefix) => {
        const vocabulary = new Vocabulary();
        for (const term of terms) vocabulary.use(vocabulary.add(term), true);
        const expected = terms
          .filter((term) => !term.includes('1'))
          .map((term) => {
            const ends = asPrefix
              ? Array.from({ length: term.length + 1 }, (_, end) => end)
              : [term.length];
            const least = Math.min(...ends.map((end) => distance(term.slice(0, end), typed)));
            return [term, least + (term[0] === typed[0] ? 0 : 1)];
          })
          .filter(([, typos]) => Number(typos) <= forgiven);
        const found = nearTerms(vocabulary, typed, forgiven, asPrefix).map(({ id, typos }) => [
          vocabulary.termOf(id),
          typos,
        ]);
        expect(found.sort(byTerm)).toEqual(expected.sort(byTerm));
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['kia', 0],
  ['ford', 1],
  ['corollas', 1],
  ['landcruis', 2],
  ['cx5x', 0],
  ['2022', 0],
])('%s may have %i typos', (typed, typos) => {
  expect(allowedTypos(typed)).toBe(typos);
});
