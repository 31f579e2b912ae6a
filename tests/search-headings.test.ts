import { expect, test } from 'vitest';
import { demoDealerships } from '#demo/demo-dealerships.ts';
import { demoStock } from '#demo/demo-stock.ts';
import { type VehicleKind, vehicleKinds } from '#domain/vehicle/vehicle.ts';
import { everything } from '#search/vehicle-search/criteria.ts';
import { searchHeading } from '#web/search/results/search-heading.ts';
import { haveRealListings } from './support/real-listings.ts';
import { importedListings } from './support/real-vehicles.ts';

const vehicles = { singular: 'vehicle', plural: 'vehicles' };

/** Every body type of the real listings and of the demo, with its kind of vehicle. */
async function listedBodies(): Promise<{ kind: VehicleKind; body: string }[]> {
  const listed = haveRealListings ? await importedListings() : [];
  const demo = demoDealerships.flatMap(({ slug }) => [...demoStock(slug, new Date())]);
  const bodies = [...listed, ...demo].map(
    ({ item_type, simple_body, body = '' }) => [item_type, simple_body ?? body] as const,
  );
  const distinct = new Map(bodies.map(([kind, body]) => [`${kind} ${body}`, { kind, body }]));
  return [...distinct.values()].filter(({ body }) => body !== '');
}

test('a search for one body type is called by a phrase of the trade, for every type that is listed', async () => {
  const bodies = await listedBodies();
  expect(bodies.length).toBeGreaterThan(15);
  const headings = bodies.map(({ kind, body }) => {
    const choices = { body: [body], item_type: [kind] };
    return [kind, searchHeading({ ...everything, choices }, vehicles).toLowerCase()] as const;
  });
  const awkward = headings.filter(([kind, heading]) => {
    const words = heading.replaceAll(/s\b/g, '').split(' ');
    // "Caravan caravans"
    const isDoubled = new Set(words).size < words.length;
    const others = vehicleKinds.filter((other) => other !== kind);
    return isDoubled || others.some((other) => words.includes(other));
  });
  expect(awkward).toEqual([]);
});

test('a site with several kinds of vehicles names a body type without the word "vehicles" where the trade has a better one', async () => {
  const bodies = await listedBodies();
  const plain = bodies.filter(({ body }) => {
    const heading = searchHeading({ ...everything, choices: { body: [body] } }, vehicles);
    return heading.endsWith(' vehicles');
  });
  const names = new Set(plain.map(({ body }) => body));
  expect([...names].filter((body) => !['Commercial', 'Other'].includes(body))).toEqual([]);
});
