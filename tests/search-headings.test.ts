import { expect, test } from 'vitest';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchHeading } from '#web/search/results/search-heading.ts';
import { haveRealListings } from './support/real-listings.ts';
import { importedListings } from './support/real-vehicles.ts';

const vehicles = { singular: 'vehicle', plural: 'vehicles' };

test('a search for one body type is called by a phrase of the trade, for every body type of the real listings and of the demo', async () => {
  const listed = haveRealListings ? await importedListings() : [];
  const demo = demoDealerships.flatMap(({ slug }) => [...demoStock(slug, new Date())]);
  const bodies = new Set(
    [...listed, ...demo].map((facts) => facts.simple_body ?? facts.body ?? ''),
  );
  expect(bodies.size).toBeGreaterThan(15);
  const awkward = [...bodies].filter((body) => {
    const heading = searchHeading({ ...everything, choices: { body: [body] } }, vehicles);
    const [last, before = ''] = heading.toLowerCase().split(' ').toReversed();
    // "Hatch vehicles", "Caravan caravans"
    return last === 'vehicles' && body !== '' && !['commercial', 'other'].includes(before);
  });
  expect(awkward).toEqual([]);
});
