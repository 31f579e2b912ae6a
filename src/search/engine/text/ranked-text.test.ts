import { describe, expect, it, vi } from 'vitest';
import { SearchIndex } from '#search/engine/search-index.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { UnknownAttributeError } from '#search/engine/unknown-attribute-error.ts';
import { Vocabulary } from './vocabulary.ts';

const index = new SearchIndex({
  columns: { make: 'keyword', price: 'number' },
  text: { name: 10, make: 8, notes: 3 },
});
index.upsertAll([
  [1, { make: 'Toyota', name: 'Toyota Corolla', notes: 'A corolla in red', price: 3 }],
  [2, { make: 'Toyota', name: 'Toyota HiLux', notes: 'Red, like a Corolla', price: 2 }],
  [3, { make: 'Mazda', name: 'Cruiser Land', notes: 'Land Cruiser', price: 1 }],
  [4, { make: 'Mazda', name: 'Mazda 3', notes: 'Toyota was better', price: 4 }],
]);
const find = (request: SearchRequest) => index.search(request).ids;

describe('a text is searched in selected fields', () => {
  it('whether its terms are stored by value or by row', () => {
    expect(find({ text: 'toyota' })).toEqual([1, 2, 4]);
    expect(find({ text: 'toyota', searchedFields: ['make'] })).toEqual([1, 2]);
    expect(find({ text: 'toyota', searchedFields: ['notes'] })).toEqual([4]);
    expect(find({ text: 'toyota', searchedFields: [] })).toEqual([]);
    expect(find({ text: 'toyota corolla', searchedFields: ['notes', 'make'] })).toEqual([1, 2]);
  });

  it('including phrases', () => {
    expect(find({ text: '"land cruiser"' })).toEqual([3]);
    expect(find({ text: '"land cruiser"', searchedFields: ['name'] })).toEqual([]);
  });

  it('with the weight of those fields', () => {
    const { ids, scores } = index.search({
      text: 'corolla',
      searchedFields: ['notes'],
      scored: true,
    });
    expect(ids).toEqual([1, 2]);
    // exact, without a typo, and a weight of 5 in 15
    expect(scores?.[0]).toBeCloseTo((1 + (3 + 5 / 15) / 4) / 2, 10);
    expect(scores?.[1]).toBe(scores?.[0]);
  });

  it('which must exist in the schema', () => {
    const request = { text: 'toyota', searchedFields: ['price'] };
    expect(() => find(request)).toThrow(UnknownAttributeError);
  });
});

describe('words may be dropped', () => {
  it('without looking any word up again', () => {
    const walk = vi.spyOn(Vocabulary.prototype, 'walk');
    const words = ['toyotta', 'corola', 'crusier', 'lamd', 'hulix'];
    expect(find({ text: `${words.join(' ')} 3`, droppedWords: 'last' })).not.toEqual([]);
    expect(walk.mock.calls.length).toBeLessThanOrEqual(words.length);
    walk.mockRestore();
  });

  it('from the end', () => {
    expect(find({ text: 'toyota corolla blue' })).toEqual([]);
    expect(find({ text: 'toyota corolla blue', droppedWords: 'last' })).toEqual([1, 2, 4]);
    expect(find({ text: 'blue toyota', droppedWords: 'last' })).toEqual([]);
  });

  it('the most frequent first', () => {
    expect(find({ text: 'toyota cruiser', droppedWords: 'frequent' })).toEqual([3]);
    expect(find({ text: 'toyota cruiser', droppedWords: 'last' })).toEqual([1, 2, 4]);
    expect(find({ text: 'blue toyota', droppedWords: 'frequent' })).toEqual([1, 2, 4]);
  });

  it('but phrases may not', () => {
    expect(find({ text: '"corolla in" green', droppedWords: 'last' })).toEqual([1]);
  });

  it('and a sort takes precedence over the number of words', () => {
    const sort = [{ by: 'price', direction: 'asc' }] as const;
    expect(find({ text: 'toyota corolla', droppedWords: 'last', sort })).toEqual([2, 1, 4]);
  });
});

describe('a score', () => {
  const scored = (request: SearchRequest) => index.search({ ...request, scored: true });

  it('is 1 for an exact match of all words in the heaviest field, and without a text', () => {
    expect(scored({ text: 'toyota corolla', limit: 1 }).scores).toEqual([1]);
    expect(scored({ limit: 2 }).scores).toEqual([1, 1]);
    expect(index.search({ text: 'toyota' })).not.toHaveProperty('scores');
  });

  it('never increases down the list', () => {
    for (const text of ['toyota', 'toy', 'tyota corolla', 'mazda cruiser', 'corolla red']) {
      const { scores = [] } = scored({ text, droppedWords: 'last' });
      expect(scores.length).toBeGreaterThan(0);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(Math.min(...scores)).toBeGreaterThan(0);
    }
  });

  it('can be required as a minimum', () => {
    const all = scored({ text: 'toyota corolla', droppedWords: 'last' });
    const [best = 0, , third = 0] = all.scores ?? [];
    expect(find({ text: 'toyota corolla', droppedWords: 'last', minScore: best })).toEqual([1]);
    expect(find({ text: 'toyota corolla', droppedWords: 'last', minScore: third })).toEqual([
      1, 2, 4,
    ]);
    expect(find({ text: 'toyo', minScore: 1 })).toEqual([]);
    expect(index.search({ text: 'toyota', minScore: 1, facets: ['make'] }).facets).toEqual({
      make: [['Toyota', 2]],
    });
  });
});
