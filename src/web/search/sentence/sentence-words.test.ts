import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facetNames, isOffered, isRange } from '#domain/vehicle/facets.ts';
import type { FacetView, RangeFacetView } from '#web/search/facets/facet-views.ts';
import { divideFacets, sentenceWord, wishesWords } from './sentence-words.ts';

const body = (...selected: string[]): FacetView => ({
  kind: 'choice',
  attribute: 'body',
  label: 'Body type',
  shownInitially: 8,
  selected: selected.length,
  values: ['Coupe', 'Convertible', 'SUV', 'Sedan', 'Wagon'].map((label) => ({
    value: label.toLowerCase(),
    label,
    count: 3,
    selected: selected.includes(label),
  })),
});

const price = (min?: number, max?: number): RangeFacetView => ({
  kind: 'range',
  attribute: 'price',
  label: 'Price',
  least: 40_000,
  greatest: 300_000,
  min,
  max,
  unit: 'dollars',
  slider: true,
  picks: [],
});

const budget = (min: number | undefined, max: number | undefined, week: number): FacetView => ({
  ...price(min, max),
  repayment: {
    min: undefined,
    max: week,
    picks: [],
    deposit: undefined,
    years: undefined,
    usualDeposit: '',
    usualYears: 5,
    terms: [],
  },
});

it.each([
  [body(), '', 'any body'],
  [body('Coupe'), '', 'coupe'],
  [body('Coupe', 'SUV'), '', 'coupe or SUV'],
  [body('Coupe', 'Convertible', 'Sedan'), '', 'coupe, convertible or sedan'],
  [body('Coupe', 'Convertible', 'Sedan', 'Wagon'), '', '4 body types'],
  [price(), '', 'at any price'],
  [price(undefined, 250_000), '', 'up to $250,000'],
  [price(90_000), '', 'from $90,000'],
  [price(90_000, 120_000), '', '$90,000 to $120,000'],
  [budget(undefined, undefined, 120), '', 'up to $120 a week'],
  [budget(undefined, 40_000, 120), '', 'up to $40,000 and up to $120 a week'],
])('a filter reads as words', (facet, before, words) => {
  expect(sentenceWord(facet)).toMatchObject({ before, words });
});

it.each([
  [body(), 0],
  [body('Coupe', 'SUV'), 2],
  [body('Coupe', 'Convertible', 'Sedan', 'Wagon'), 1],
  [price(), 0],
  [price(90_000), 1],
  [budget(undefined, undefined, 120), 1],
  [budget(undefined, 40_000, 120), 2],
])('a filter names as many chips as its words hold', (facet, count) => {
  expect(sentenceWord(facet).named).toBe(count);
});

it('every filter of a site is in the sentence or behind its last words, and only once', () => {
  const shown = facetNames.filter(isOffered);
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...shown)), (attributes) => {
      const facets = attributes.map((attribute) =>
        isRange(attribute) ? { ...price(), attribute } : { ...body(), attribute },
      ) as FacetView[];
      const { inSentence, others } = divideFacets(facets);
      expect(inSentence.length).toBeLessThanOrEqual(6);
      expect(new Set([...inSentence, ...others])).toEqual(new Set(facets));
      expect(inSentence.length + others.length).toBe(facets.length);
      for (const facet of facets) expect(sentenceWord(facet).named).toBe(0);
    }),
  );
});

it('counts the other wishes', () => {
  expect([0, 1, 4].map(wishesWords)).toEqual([
    'no other wishes',
    'one other wish',
    '4 other wishes',
  ]);
});
