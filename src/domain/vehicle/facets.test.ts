import { expect, it } from 'vitest';
import { choiceAttributes, facetNames, isOffered, rangeAttributes } from './facets.ts';

it('refines by a choice or by a range, whatever a page offers', () => {
  for (const name of facetNames.filter(isOffered)) {
    expect([...choiceAttributes, ...rangeAttributes]).toContain(name);
  }
});

it('keeps to itself what only addresses name, and what only the search service counts', () => {
  const withheld = facetNames.filter((name) => !isOffered(name));
  expect(withheld).toEqual(['dealership_slug', 'created_at_timestamp']);
});
