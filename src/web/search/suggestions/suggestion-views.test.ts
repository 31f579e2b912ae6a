import { expect, it } from 'vitest';
import { VehicleIndex } from '#search/vehicle-search/embedded/vehicle-index.ts';
import { understandingOf } from '#tests/support/search/understanding-settings.ts';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { suggestionViews } from './suggestion-views.ts';

const site = someSite('yard');
const index = new VehicleIndex(() => 'Yard');
await index.apply(
  ['SR5', 'SR5', 'SR', 'Workmate'].map((badge, at) =>
    someVehicle({
      id: at + 1,
      slug: `v-${at}`,
      dealership_slug: 'yard-yard',
      make: 'Toyota',
      model: 'HiLux',
      badge,
    }),
  ),
);
const stock = index.open(site, new Date('2026-06-15T02:00:00Z'));
const suggested = (query: string) =>
  suggestionViews(query, stock, site.settings, understandingOf(site.settings));

it('suggests only what the site lists, with counts', async () => {
  expect(await suggested('hil')).toEqual([
    { label: 'Toyota HiLux', kind: 'Model', count: '4 cars', path: '/search/toyota/hilux' },
  ]);
  expect(await suggested('work')).toEqual([
    { label: 'Workmate', kind: 'Badge', count: '1 car', path: '/search?badge=Workmate' },
  ]);
});

it('suggests the badges of a named model', async () => {
  expect(await suggested('hilux sr')).toEqual([
    {
      label: 'Toyota HiLux SR5',
      kind: 'Badge',
      count: '2 cars',
      path: '/search/toyota/hilux?badge=SR5',
    },
    {
      label: 'Toyota HiLux SR',
      kind: 'Badge',
      count: '1 car',
      path: '/search/toyota/hilux?badge=SR',
    },
  ]);
});

it.each(['', '   ', 'zzz', 'hilux', 'x'.repeat(61)])('suggests no badge for %j', async (query) => {
  expect((await suggested(query)).filter(({ kind }) => kind === 'Badge')).toEqual([]);
});
