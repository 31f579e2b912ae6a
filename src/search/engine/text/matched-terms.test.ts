import { expect, it } from 'vitest';
import { equals } from '#search/engine/filters/expression.ts';
import { SearchIndex } from '#search/engine/search-index.ts';
import { Synonyms } from './synonyms.ts';

const index = new SearchIndex({
  columns: { make: 'keyword', fuel: 'keyword', yard: 'keyword' },
  text: { make: 2, fuel: 1 },
});
index.upsert(1, { make: 'Toyota', fuel: 'Electric', yard: 'north' });
index.upsert(2, { make: 'Toro', fuel: 'Diesel', yard: 'south' });
const north = index.createScope(equals('yard', 'north'));
const synonyms = new Synonyms([['ev', 'electric']]);

it.each([
  ['a word', 'toyota', ['toyota']],
  ['a prefix', 'to', ['toro', 'toyota']],
  ['a typo', 'toyta', ['toyota']],
  ['a synonym', 'ev toyota', ['electric', 'toyota']],
  ['a phrase', '"toyota"', ['toyota']],
  ['a word that is nowhere', 'zeekr', []],
  ['nothing', ' ', []],
])('of %s', (_what, text, terms) => {
  expect([...index.matchedTerms({ text, synonyms })].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    terms,
  );
});

it('come only from the scope', () => {
  expect(index.matchedTerms({ text: 'diesel', scope: north })).toEqual(new Set());
});
