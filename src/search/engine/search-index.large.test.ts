import { beforeAll, describe, expect, test } from 'vitest';
import { and, atMost, equals, type Expression, not, oneOf, or } from './filters/expression.ts';
import { foldedResult, type NaiveRequest, NaiveSearch } from '#tests/oracle/naive-search.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { type IndexSchema, type Row, SearchIndex } from './search-index.ts';
import type { Scope } from './scope.ts';

/**
 * Enough rows for sets as bits, ranges by quantiles, facets counted together, by value and by complement, and
 * ranking in levels.
 */
const size = 9_000;
const schema: IndexSchema = {
  columns: {
    make: 'keyword',
    model: 'keyword',
    features: 'keywords',
    parts: 'keywords',
    price: 'number',
    year: 'number',
    body: 'keyword',
    stock: 'keyword',
  },
  text: { name: 10, model: 5, features: 1 },
};
const random = seededRandom(11);
const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;
const models = ['Corolla', 'Corona', 'Camry', 'CX-5', 'i30', 'Ranger', 'Land Cruiser'];
const features = Array.from({ length: 40 }, (_, at) => `Feature ${at}`);
/** More values than fit into a mask. */
const parts = Array.from({ length: 300 }, (_, at) => `part${at}`);

function makeRow(at: number): Row {
  const model = pick(models);
  return {
    name:
      random() < 0.5 ? `${model} ${pick(['Sport', 'Touring', 'Sports'])}` : `Sport ${pick(models)}`,
    make: random() < 0.1 ? undefined : pick(['Toyota', 'Mazda', 'Kia']),
    model,
    features: features.filter(() => random() < 0.3),
    parts: random() < 0.8 ? [pick(parts), pick(parts)] : undefined,
    price: random() < 0.1 ? undefined : Math.floor(random() ** 2 * 90_000),
    year: random() < 0.1 ? undefined : 1995 + Math.floor(random() * 30),
    body: pick(['SUV', 'Ute', 'Sedan', undefined]),
    stock: `S${at}`,
  };
}

function newcomer(change: number): Row {
  return {
    make: `Newcomer ${change % 7}`,
    body: pick(['Van', 'Coupe']),
    year: pick([1960, 2030]),
    model: pick(models),
  };
}

const index = new SearchIndex(schema);
const oracle = new NaiveSearch(schema);
const scoped: Expression = and(oneOf('body', ['SUV', 'Ute']), not(equals('make', 'Kia')));
let scope: Scope;

const facets = Object.keys(schema.columns).filter((name) => name !== 'price');
const all = { facets: [...facets, 'price'], stats: ['price', 'year'], limit: 30 };
const requests: [string, NaiveRequest][] = [
  ['nothing', all],
  [
    'most rows',
    { ...all, filter: not(equals('body', 'SUV')), refinements: { year: { min: 2000 } } },
  ],
  [
    'half of the rows',
    { ...all, refinements: { body: { anyOf: ['SUV', 'Ute'] }, make: { anyOf: ['Kia', 'Mazda'] } } },
  ],
  [
    'a third of the rows',
    { ...all, refinements: { make: { anyOf: ['Kia'] }, price: { min: 1_000, max: 60_000 } } },
  ],
  [
    'few rows',
    {
      ...all,
      refinements: {
        make: { anyOf: ['Kia'] },
        model: { anyOf: ['i30'] },
        features: { allOf: ['Feature 3', 'Feature 4'] },
      },
    },
  ],
  ['a narrow range', { ...all, refinements: { price: { min: 20_000, max: 20_400 } } }],
  ['a range from the least', { ...all, refinements: { price: { max: 700 } } }],
  ['a range beyond all', { ...all, refinements: { price: { min: 1e6 } } }],
  [
    'many alternatives',
    {
      ...all,
      filter: or(
        ...Array.from({ length: 20 }, (_, at) =>
          and(equals('year', 1995 + at), atMost('price', at * 2_000)),
        ),
      ),
    },
  ],
  [
    'many conditions',
    {
      ...all,
      filter: and(
        ...Array.from({ length: 12 }, (_, at) => not(equals('features', `Feature ${at}`))),
      ),
    },
  ],
  ['one of many', { ...all, filter: equals('stock', 's77') }],
  ['a word of one kind', { ...all, text: 'corolla' }],
  ['a word of several weights', { ...all, text: 'sport' }],
  ['two words', { ...all, text: 'sport cor' }],
  ['a typo', { ...all, text: 'tourring' }],
  ['words in two parts', { ...all, text: 'landcruiser', offset: 20 }],
  ['a phrase', { ...all, text: '"sport land cruiser"' }],
  ['ranked across levels', { text: 'sport', offset: 3_000, limit: 4_500 }],
  ['ranked within the second level', { text: 'sport', offset: 6_700, limit: 40 }],
  ['ranked beyond the end', { text: 'spor', offset: 20_000, limit: 40 }],
  ['sorted', { sort: [{ by: 'price', direction: 'desc' }], offset: 100, limit: 50 }],
  [
    'sorted by two',
    {
      sort: [
        { by: 'year', direction: 'desc' },
        { by: 'price', direction: 'asc' },
      ],
      offset: 1_000,
      limit: 50,
    },
  ],
  [
    'sorted by words',
    {
      sort: [
        { by: 'make', direction: 'asc' },
        { by: 'year', direction: 'desc' },
      ],
      offset: 8_000,
      limit: 600,
    },
  ],
  [
    'sorted into the missing',
    { sort: [{ by: 'price', direction: 'asc' }], offset: 8_000, limit: 600 },
  ],
  [
    'sorted and filtered',
    { filter: equals('body', 'Ute'), sort: [{ by: 'price', direction: 'asc' }], limit: 50 },
  ],
];

beforeAll(() => {
  scope = index.createScope(scoped);
  const rows = Array.from({ length: size }, (_, at): [number, Row] => [at * 3, makeRow(at)]);
  index.upsertAll(rows);
  for (const [id, row] of rows) oracle.upsert(id, row);
});

function expectSame(request: NaiveRequest): void {
  expect(foldedResult(index.search(request as never))).toEqual(oracle.search(request));
  expect(foldedResult(index.search({ ...request, scope }))).toEqual(
    oracle.search({ ...request, scope: scoped }),
  );
}

describe('a request for', () => {
  test.each(requests)('%s gets the oracle’s answer', (_, request) => expectSame(request));
});

describe('after thousands of changes, a request for', () => {
  beforeAll(() => {
    for (let change = 0; change < 3_000; change++) {
      const id = Math.floor(random() * size * 4);
      if (random() < 0.3) {
        index.remove(id);
        oracle.remove(id);
      } else {
        // new values, for which the existing structures have no room
        const row = { ...makeRow(change), ...(change % 50 === 0 && newcomer(change)) };
        index.upsert(id, row);
        oracle.upsert(id, row);
      }
    }
  });

  test.each(requests)('%s gets the oracle’s answer', (_, request) => expectSame(request));
});
