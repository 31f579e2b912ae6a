import { expect, it } from 'vitest';
import { choiceAttributes, facetNames, isOffered, rangeAttributes } from './facets.ts';

it('refines every facet that a page offers by a choice or a range', () => {
  for (const name of facetNames.filter(isOffered)) {
    expect([...choiceAttributes, ...rangeAttributes]).toContain(name);
  }
});

it('does not let settings list facets that only URLs or the search service use, or that stand beside the price', () => {
  const withheld = facetNames.filter((name) => !isOffered(name));
  expect(withheld).toEqual([
    'dealership_slug',
    'cylinders',
    'engine_litres',
    'induction',
    'gears',
    'doors',
    'plug_in',
    'cab',
    'body_style',
    'generation',
    'repayment',
    'created_at_timestamp',
  ]);
});
