import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everything, type Expression } from './filters/expression.ts';
import { foldedResult, type NaiveRequest, NaiveSearch } from '#tests/oracle/naive-search.ts';
import { type IndexSchema, type Row, SearchIndex } from './search-index.ts';
import { Synonyms } from './text/synonyms.ts';
import type { Scope } from './scope.ts';

const schema: IndexSchema = {
  columns: {
    make: 'keyword',
    badge: 'keyword',
    features: 'keywords',
    price: 'number',
    year: 'number',
    certified: 'boolean',
  },
  text: { name: 10, make: 8, features: 2, notes: 3, year: 4 },
  minPrefix: { features: 3, notes: 2 },
  synonyms: [
    ['ev', 'electric'],
    ['4x4', '4wd', 'four wheel drive'],
    ['auto', 'automatic'],
  ],
  order: [{ by: 'year', direction: 'desc' }],
};
const facets = Object.keys(schema.columns);
const stats = ['price', 'year'];

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const make = fc.constantFrom(
  'Toyota',
  'toyota',
  ' TOYOTA',
  'Mazda',
  'Mercedes-Benz',
  'Citroën',
  'Kia',
  '',
);
const feature = fc.constantFrom('Sunroof', 'Tow bar', 'tow bar', 'Electric seats', 'AUX', 'Auto');
const word = fc.constantFrom(
  ...'Corolla Corona CX-5 CX5 CX 5 i30 i 30 Land Cruiser LandCruiser X-Trail Xtrail Electric EV Automatic 4x4 4WD Four Wheel Drive Touring Tourer Citroën Citroen 2.5 D-MAX e-tron-s'.split(
    ' ',
  ),
);
const name = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
const price = fc.oneof(
  fc.constantFrom(0, -0, -5, 1000, 1000.5, NaN),
  fc.integer({ min: 1, max: 12 }).map((k) => k * 5000),
);
const row: fc.Arbitrary<Row> = fc.record({
  make: maybe(make),
  badge: maybe(fc.constantFrom('GX', 'gx', 'GXL', 'Ascent Sport', 'S')),
  features: maybe(fc.array(feature, { maxLength: 4 })),
  price: maybe(price),
  year: maybe(fc.integer({ min: 2015, max: 2019 })),
  certified: maybe(fc.boolean()),
  name: maybe(name),
  notes: maybe(name),
});

const literal = fc.oneof(
  make,
  feature,
  fc.constantFrom('gx', 'GXL', 'true', '2017', '1000', '5e3', 'S', 'zzz', ''),
);
const attribute = fc.constantFrom(...facets);
const bound = fc.record({ value: literal, inclusive: fc.boolean() });
const expression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({
      kind: fc.constant('in' as const),
      attribute,
      values: fc.array(literal, { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('exists' as const), attribute }),
    fc.record({ kind: fc.constant('range' as const), attribute, from: bound, to: bound }),
    fc.record({ kind: fc.constant('range' as const), attribute, from: bound }),
    fc.record({
      kind: fc.constantFrom('contains' as const, 'starts-with' as const),
      attribute,
      part: literal,
    }),
    fc.record({ kind: fc.constant('not' as const), term: tie('node') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      terms: fc.array(tie('node'), { maxLength: 3 }),
    }),
  ),
})).node;

const typo = fc
  .tuple(word, fc.nat(8), fc.constantFrom('', 'x', 'a'))
  .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));
const text = fc.oneof(
  fc
    .array(fc.oneof(word, word, typo, make, feature), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(' ')),
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `"${words.join(' ')}"`),
  fc.tuple(word, word).map(([a, b]) => `"${a}" ${b}`),
  word.map((each) => each.slice(0, 3)),
);
const sort = fc.array(
  fc.record({
    by: fc.constantFrom('make', 'badge', 'price', 'year', 'certified'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { maxLength: 3 },
);
const refinements = fc.record(
  {
    make: fc.record({ anyOf: fc.array(make, { maxLength: 2 }) }),
    features: fc.oneof(
      fc.record({ anyOf: fc.array(feature, { maxLength: 2 }) }),
      fc.record({ allOf: fc.array(feature, { maxLength: 2 }) }),
    ),
    price: fc.record(
      {
        min: price.filter((each) => !Number.isNaN(each)),
        max: price.filter((each) => !Number.isNaN(each)),
      },
      { requiredKeys: [] },
    ),
    year: fc.record({ anyOf: fc.array(fc.constantFrom('2015', '2016', '2017'), { maxLength: 2 }) }),
    certified: fc.record({ anyOf: fc.constantFrom(['true'], ['false']) }),
  },
  { requiredKeys: [] },
);
const request: fc.Arbitrary<Omit<NaiveRequest, 'scope'>> = fc
  .record(
    {
      text,
      filter: fc.oneof({ weight: 2, arbitrary: fc.constant(everything) }, expression),
      refinements: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, refinements),
      searchedFields: fc.subarray(Object.keys(schema.text)),
      droppedWords: fc.constantFrom('last' as const, 'frequent' as const),
      minScore: fc.constantFrom(0, 0.3, 0.6, 0.7, 0.9, 1),
      scored: fc.boolean(),
      sort,
      collapse: expression,
      facetValues: fc.nat(4),
      distinct: fc.constantFrom('make', 'features', 'price', 'certified'),
      offset: fc.nat(6),
      limit: fc.nat(20),
    },
    { requiredKeys: [] },
  )
  .map((made) => ({ ...made, facets, stats }));

type Step =
  | { do: 'upsert'; id: number; row: Row }
  | { do: 'upsertAll'; rows: (readonly [number, Row])[] }
  | { do: 'remove'; id: number }
  | { do: 'search'; request: Omit<NaiveRequest, 'scope'>; scoped: number | undefined };
const id = fc.integer({ min: 0, max: 30 }).map((each) => (each > 28 ? each * 2 ** 33 : each));
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('upsert' as const), id, row }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('upsertAll' as const),
      rows: fc.array(fc.tuple(id, row), { maxLength: 20 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), id }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('search' as const), request, scoped: maybe(fc.nat(1)) }),
  },
);

test('gives the oracle’s answer to every request after any additions, changes and removals', () => {
  fc.assert(
    fc.property(
      fc.tuple(expression, expression),
      fc.array(fc.tuple(id, row), { maxLength: 30 }),
      fc.array(step, { minLength: 5, maxLength: 60 }),
      (filters, before, steps) => {
        const index = new SearchIndex(schema);
        const oracle = new NaiveSearch(schema);
        index.upsertAll(before);
        for (const [key, value] of before) oracle.upsert(key, value);
        const scopes: Scope[] = filters.map((filter) => index.createScope(filter));
        for (const each of steps) {
          if (each.do === 'upsert') {
            index.upsert(each.id, each.row);
            oracle.upsert(each.id, each.row);
          } else if (each.do === 'upsertAll') {
            index.upsertAll(each.rows);
            for (const [key, value] of each.rows) oracle.upsert(key, value);
          } else if (each.do === 'remove') {
            expect(index.remove(each.id)).toBe(oracle.remove(each.id));
          } else {
            const scope = each.scoped === undefined ? undefined : scopes[each.scoped];
            const filter = each.scoped === undefined ? undefined : filters[each.scoped];
            const answer = index.search({ ...each.request, ...(scope && { scope }) });
            expect(foldedResult(answer)).toEqual(
              oracle.search({ ...each.request, ...(filter && { scope: filter }) }),
            );
          }
          expect(index.size).toBe(oracle.size);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a request’s own synonyms replace the schema’s for that request only', () => {
  const member = fc.oneof(
    word,
    fc.tuple(word, word).map(([a, b]) => `${a} ${b}`),
    make,
  );
  const groups = fc.array(fc.array(member, { minLength: 1, maxLength: 3 }), { maxLength: 4 });
  const rows = fc.array(row, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(rows, text, groups, (stock, asked, own) => {
      const index = new SearchIndex(schema);
      const oracle = new NaiveSearch(schema);
      for (const [at, each] of stock.entries()) {
        index.upsert(at, each);
        oracle.upsert(at, each);
      }
      const answer = index.search({ text: asked, synonyms: new Synonyms(own) });
      expect(answer).toEqual(oracle.search({ text: asked }, own));
      expect(index.search({ text: asked })).toEqual(oracle.search({ text: asked }));
    }),
    { numRuns: 300 },
  );
});

test('a facet count is the total after choosing that value too', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), request, (rows, made) => {
      // which row is the first of its value depends on what else is found
      const { distinct: _, ...asked } = made;
      const index = new SearchIndex(schema);
      index.upsertAll(rows.map((each, at) => [at, each] as const));
      const result = index.search(asked);
      for (const [facet, counts] of Object.entries(result.facets)) {
        const own = asked.refinements?.[facet];
        for (const [value, count] of counts) {
          const chosen =
            own && 'allOf' in own ? { allOf: [...own.allOf, value] } : { anyOf: [value] };
          const after = index.search({
            ...asked,
            refinements: { ...asked.refinements, [facet]: chosen },
          });
          expect(after.total).toBe(count);
        }
      }
    }),
    { numRuns: 100 },
  );
});

test('pages neither repeat nor skip a row', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 80 }),
      request,
      fc.integer({ min: 1, max: 9 }),
      (rows, asked, limit) => {
        const index = new SearchIndex(schema);
        index.upsertAll(rows.map((each, at) => [at, each] as const));
        const whole = index.search({ ...asked, offset: 0, limit: 1000 }).ids;
        const paged: number[] = [];
        for (let offset = 0; offset < rows.length; offset += limit) {
          paged.push(...index.search({ ...asked, offset, limit }).ids);
        }
        expect(paged).toEqual(whole);
        expect(new Set(whole).size).toBe(index.search(asked).total);
      },
    ),
    { numRuns: 100 },
  );
});
