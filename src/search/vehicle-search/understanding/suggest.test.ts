import { expect, it } from 'vitest';
import { searchUrl } from '#search/vehicle-search/address/search-url.ts';
import { vocabularyOf, yard } from '#tests/support/search/some-vocabulary.ts';
import { suggest, suggestBadges } from './suggest.ts';

const labels = (text: string): string[] =>
  suggest(text, yard).map(({ kind, label }) => `${kind}: ${label}`);

// the table is easier to read as packed rows
// oxfmt-ignore
it.each([
  ['to', ['make: Toyota', 'model: Toyota Corolla', 'model: Toyota LandCruiser Prado', 'model: Toyota HiLux']],
  ['cor', ['model: Toyota Corolla']],
  ['toyota hi', ['model: Toyota HiLux']],
  ['cx5', ['model: Mazda CX-5']],
  ['CX-5', ['model: Mazda CX-5']],
  ['prado', ['model: Toyota LandCruiser Prado']],
  ['vw', ['make: Volkswagen', 'model: Volkswagen Golf']],
  ['pickup', ['body: Ute']],
  ['people', []],
  ['wild', ['badge: Wildtrak']],
  ['sport', ['badge: Maxx Sport']],
  ['', []],
  [' -', []],
  ['zzz', []],
])('%j suggests %j', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

it('leads to a search for exactly the suggestion', () => {
  const [corolla] = suggest('corolla', yard);
  expect(corolla && searchUrl(corolla.criteria)).toBe('/search/toyota/corolla');
});

it('suggests whole names before more frequent parts', () => {
  const models = ['Rio', 'Rondo', 'Grand Ria', 'Grand Ria'].map((model) => ({
    make: 'Kia',
    model,
  }));
  expect(suggest('ri', vocabularyOf(models)).map(({ label }) => label)).toEqual([
    'Kia Rio',
    'Kia Grand Ria',
  ]);
});

it('suggests at most eight, of several kinds', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    make: `Sa${at}`,
    model: `Sb${at}`,
    badge: `Sc${at}`,
    body: `Sd${at}`,
  }));
  const kinds = suggest('s', vocabularyOf(many)).map(({ kind }) => kind);
  expect(kinds).toEqual(['make', 'make', 'make', 'model', 'model', 'model', 'model', 'body']);
});

it('suggests badges by the prefixes of their words', () => {
  const badges = ['SR5 (4X4)', 'SR', 'Rugged X', 'SR5 + Premium', 'GGN SR'];
  expect(suggestBadges('sr', badges)).toEqual(['SR5 (4X4)', 'SR', 'SR5 + Premium']);
  expect(suggestBadges('x', badges)).toEqual(['Rugged X']);
});
