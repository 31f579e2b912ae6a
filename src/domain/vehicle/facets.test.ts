import { expect, it } from 'vitest';
import { choiceAttributes, facetNames, isOffered, rangeAttributes } from './facets.ts';

it('refines every facet that a page offers by a choice or a range', () => {
  for (const name of facetNames.filter(isOffered)) {
    expect([...choiceAttributes, ...rangeAttributes]).toContain(name);
  }
});

it('does not offer facets that only URLs or the search service use', () => {
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
    'created_at_timestamp',
  ]);
});
