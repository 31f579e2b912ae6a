import { describe, expect, test } from 'vitest';
import { and, equals, everything, moreThan, not, oneOf, or } from './filters/expression.ts';
import { parseExpression } from './filters/parse-expression.ts';
import { type IndexSchema, type Row, SearchIndex } from './search-index.ts';
import type { SearchRequest } from './search-request.ts';
import { TooMuchWorkError } from './too-much-work-error.ts';
import { UnknownAttributeError } from './unknown-attribute-error.ts';

const schema: IndexSchema = {
  columns: { make: 'keyword', features: 'keywords', price: 'number', certified: 'boolean' },
  text: { name: 10, make: 5 },
  synonyms: [
    ['ev', 'electric'],
    ['4x4', '4wd', 'four wheel drive'],
  ],
};

function indexOf(...rows: Row[]): SearchIndex {
  const index = new SearchIndex(schema);
  index.upsertAll(rows.map((row, at) => [at + 1, row] as const));
  return index;
}

const found = (index: SearchIndex, text: string): number[] => index.search({ text }).ids;

describe('text', () => {
  const cars = indexOf(
    { name: 'Mazda CX-5 Touring', make: 'Mazda' },
    { name: 'CX5 Maxx', make: 'Mazda' },
    { name: 'Mazda 3 SP25', make: 'Mazda' },
    { name: 'Toyota Land Cruiser 4WD', make: 'Toyota' },
    { name: 'Toyota Landcruiser Prado', make: 'Toyota' },
    { name: 'Nissan Leaf Electric', make: 'Nissan' },
    { name: 'Citroën C4', make: 'Citroën' },
    { name: 'Mercedes-Benz A180', make: 'Mercedes-Benz' },
  );

  test.each([
    ['cx-5', [1, 2]],
    ['cx5', [1, 2]],
    ['cx 5', [1, 2]],
    ['touring mazda', [1]],
    ['maz', [1, 3, 2]],
    ['landcruiser', [5, 4]],
    ['land cruiser', [4, 5]],
    ['toyta', [4, 5]],
    ['merzedes', [8]],
    ['mercedes benz', [8]],
    ['citroen', [7]],
    ['ev', [6]],
    ['four wheel drive toyota', [4]],
    ['4x4', [4]],
    ['"cx 5 touring"', [1]],
    ['"touring cx 5"', []],
    ['"mercedes benz"', [8]],
    ['"land cruiser"', [4, 5]],
    ['mazda leaf', []],
    ['a181', []],
    ['  ', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['"" - ', [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('%s finds %j', (text, ids) => {
    expect(found(cars, text)).toEqual(ids);
  });

  test('sorts better matches first: exact words, then fewer typos, then heavier fields', () => {
    const index = indexOf(
      { name: 'Corollas', make: 'Kia' },
      { name: 'Tour', make: 'Corolla' },
      { name: 'Corolla', make: 'Kia' },
    );
    expect(found(index, 'corolla')).toEqual([3, 2, 1]);
  });

  test('if no row has all words, any of them may be a typo', () => {
    const index = indexOf({ name: 'Fort Motors Hilux' }, { name: 'Ford Ranger' });
    expect(found(index, 'fort ranger')).toEqual([2]);
    expect(found(index, 'fort hilux')).toEqual([1]);
  });

  test('a phrase must be within one value of one field', () => {
    const index = new SearchIndex({
      columns: { make: 'keyword' },
      text: { name: 2, notes: 1, make: 1 },
    });
    index.upsert(1, { name: 'Land', notes: 'Cruiser' });
    index.upsert(2, { name: ['Land', 'Cruiser'] });
    index.upsert(3, { notes: 'a Land-Cruiser' });
    index.upsert(4, { make: 'Land Cruiser' });
    expect(found(index, '"land cruiser"')).toEqual([3, 4]);
  });

  test('a changed text is found only by its new words', () => {
    const index = indexOf({ name: 'CX-5 Touring' });
    index.upsert(1, { name: 'CX-5 Maxx' });
    expect([found(index, 'touring'), found(index, 'cx5 maxx'), found(index, 'cx')]).toEqual([
      [],
      [1],
      [1],
    ]);
    index.remove(1);
    expect(found(index, 'cx5')).toEqual([]);
  });

  test('an explicit sort takes precedence over the match', () => {
    const index = indexOf({ name: 'Corolla', price: 1 }, { name: 'Corollas', price: 2 });
    expect(
      index.search({ text: 'corolla', sort: [{ by: 'price', direction: 'desc' }] }).ids,
    ).toEqual([2, 1]);
  });

  test('corrects words that do not occur in the scope, even if they occur elsewhere', () => {
    const index = indexOf({ name: 'Tojota', make: 'Other' }, { name: 'Toyota', make: 'Toyota' });
    const scope = index.createScope(equals('make', 'Toyota'));
    expect(index.search({ text: 'tojota' }).ids).toEqual([1]);
    expect(index.search({ scope, text: 'tojota' }).ids).toEqual([2]);
  });

  test('a megabyte of text gets the same answer as its beginning', () => {
    expect(found(cars, `mazda ${'x'.repeat(1_000_000)}`)).toEqual([]);
    expect(found(cars, 'mazda '.repeat(200_000))).toEqual([1, 3, 2]);
  });
});

describe('facets', () => {
  test('do not contain missing or empty values', () => {
    const index = indexOf({ make: 'Kia', features: [] }, { make: '', price: NaN }, {});
    expect(index.search({ facets: ['make', 'features', 'price'], stats: ['price'] })).toMatchObject(
      {
        total: 3,
        facets: { make: [['Kia', 1]], features: [], price: [] },
        stats: { price: undefined },
      },
    );
  });

  test('are sorted by count, then by value, numbers as numbers', () => {
    const index = indexOf(
      { make: 'b', price: 10 },
      { make: 'A', price: 9 },
      { make: 'c', price: 9.5 },
      { make: 'C' },
    );
    expect(index.search({ facets: ['make', 'price'] }).facets).toEqual({
      make: [
        ['c', 2],
        ['A', 1],
        ['b', 1],
      ],
      price: [
        ['9', 1],
        ['9.5', 1],
        ['10', 1],
      ],
    });
  });

  test('are counted without their own anyOf and with their own allOf', () => {
    const index = indexOf(
      { make: 'Kia', features: ['a', 'b'] },
      { make: 'MG', features: ['a'] },
      { make: 'MG' },
    );
    const any = index.search({
      refinements: { make: { anyOf: ['kia'] } },
      facets: ['make', 'features'],
    });
    expect(any.facets).toEqual({
      make: [
        ['MG', 2],
        ['Kia', 1],
      ],
      features: [
        ['a', 1],
        ['b', 1],
      ],
    });
    const all = index.search({ refinements: { features: { allOf: ['a'] } }, facets: ['features'] });
    expect(all.facets).toEqual({
      features: [
        ['a', 2],
        ['b', 1],
      ],
    });
  });
});

describe('an unknown or unsuitable attribute', () => {
  const index = indexOf({ make: 'Kia' });
  test.each([
    ['a filter', { filter: equals('colour', 'red') }],
    ['a refinement', { refinements: { colour: { anyOf: ['red'] } } }],
    ['a facet', { facets: ['colour'] }],
    ['stats', { stats: ['colour'] }],
    ['a sort', { sort: [{ by: 'colour', direction: 'asc' as const }] }],
  ])('in %s throws an error that names it', (_, request) => {
    expect(() => index.search(request)).toThrow(UnknownAttributeError);
    expect(() => index.search(request)).toThrow('"colour" is not an attribute of the schema');
  });

  test.each([
    [{ stats: ['make'] }],
    [{ refinements: { make: { min: 1 } } }],
    [{ sort: [{ by: 'features', direction: 'asc' as const }] }],
  ])('such as %j throws', (request) => {
    expect(() => index.search(request)).toThrow(UnknownAttributeError);
  });
});

describe('a scope', () => {
  test('reflects changes until it is disposed of', () => {
    const index = indexOf({ make: 'Kia' }, { make: 'MG' });
    const scope = index.createScope(oneOf('make', ['Kia', 'BYD']));
    index.upsert(3, { make: 'byd' });
    index.upsert(1, { make: 'MG' });
    expect(index.search({ scope }).ids).toEqual([3]);
    index.remove(3);
    expect(scope.size).toBe(0);
    scope.dispose();
    expect(() => index.search({ scope })).toThrow('disposed of');
  });

  test('still matches its values after all their rows are gone and new values arrive', () => {
    const index = indexOf();
    const scope = index.createScope(equals('make', 'BYD'));
    index.upsert(1, { make: 'BYD' });
    index.remove(1);
    index.upsert(2, { make: 'MG' });
    index.upsert(3, { make: 'byd' });
    expect(index.search({ scope }).ids).toEqual([3]);
  });

  test('of another index is refused', () => {
    const scope = indexOf().createScope(everything);
    expect(() => indexOf().search({ scope })).toThrow('another index');
  });
});

test('accepts ten thousand alternatives', () => {
  const index = indexOf({ make: 'make7', price: 5 }, { make: 'Kia', price: 99 });
  const sources = Array.from(
    { length: 10_000 },
    (_, at) => `make = make${at} OR price = ${at + 1_000}`,
  );
  const parsed = parseExpression(sources.join(' OR '));
  expect(parsed.ok && index.search({ filter: parsed.expression }).ids).toEqual([1]);
});

test('answers every filter while the index grows row by row', () => {
  const index = new SearchIndex(schema);
  const isKia = equals('make', 'Kia');
  const scope = index.createScope(not(isKia));
  for (let id = 1; id <= 5_000; id++) {
    index.upsert(id, { make: id % 3 === 0 ? 'Kia' : 'MG', price: id % 7 });
    if (id % 61 !== 0) continue;
    const kias = Math.floor(id / 3);
    const sevenths = Math.floor(id / 7);
    const both = Math.floor(id / 21);
    const free = equals('price', '0');
    expect(index.search({ filter: not(isKia) }).total).toBe(id - kias);
    expect(index.search({ scope }).total).toBe(id - kias);
    expect(index.search({ scope, filter: not(free) }).total).toBe(id - kias - sevenths + both);
    expect(index.search({ filter: and(not(isKia), not(free)) }).total).toBe(
      id - kias - sevenths + both,
    );
    expect(index.search({ filter: or(isKia, free) }).total).toBe(kias + sevenths - both);
  }
});

describe('a search that takes too much work', () => {
  const many = new SearchIndex({ ...schema, text: { name: 1, features: 1 } });
  many.upsertAll(
    Array.from({ length: 5_000 }, (_, id) => [
      id,
      { name: `Car ${id}`, make: `Make ${id % 90}`, features: [`Part ${id % 700}`], price: id },
    ]),
  );

  test.each<[string, SearchRequest]>([
    ['by words', { text: 'car' }],
    ['by a prefix', { text: 'c' }],
    ['with typos', { text: 'carr paart' }],
    ['by a phrase', { text: '"part 12"' }],
    ['that sorts', { sort: [{ by: 'make', direction: 'asc' }], offset: 4_000 }],
    ['that counts', { facets: ['make', 'features', 'price'] }],
    ['by a range', { filter: moreThan('price', 100) }],
  ])('%s is aborted, and the next search is answered', (_, request) => {
    const answer = many.search(request);
    expect(() => many.search({ ...request, work: 10 })).toThrow(TooMuchWorkError);
    expect(many.search({ ...request, work: 1_000_000 })).toEqual(answer);
    expect(many.search(request)).toEqual(answer);
  });
});

test('an empty index can be searched', () => {
  expect(
    new SearchIndex(schema).search({
      text: 'x',
      facets: ['make'],
      stats: ['price'],
      sort: [{ by: 'price', direction: 'asc' }],
    }),
  ).toEqual({
    total: 0,
    ids: [],
    facets: { make: [] },
    stats: { price: undefined },
  });
});
