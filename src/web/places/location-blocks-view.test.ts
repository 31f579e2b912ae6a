import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { locationBlocksView } from './location-blocks-view.ts';

const [baseLocation] = someSettings('yard')['locations'] as Record<string, unknown>[];
const location = (id: string, others: object = {}) => ({
  ...baseLocation,
  id,
  slug: id,
  name: id,
  primary: false,
  ...others,
});
const address = { ...(baseLocation!['address'] as object), street: '9 Side Lane' };
const { settings } = someSite('yard', {
  locations: [
    location('yard', { primary: true }),
    location('workshop', { location_type: 'service' }),
    location('branch', { address }),
  ],
});
const cards = (show: string) =>
  locationBlocksView(settings, { show }, new Date('2026-11-30T01:00:00Z')).map(
    ({ name, departments }) => [name, departments.map(({ label }) => label).join(' ')],
  );

it('has one card for each address, with the departments there that were chosen', () => {
  expect(cards('all')).toEqual([
    ['yard', 'Sales Service'],
    ['branch', 'Sales'],
  ]);
  expect(cards('sales')).toEqual([
    ['yard', 'Sales'],
    ['branch', 'Sales'],
  ]);
  expect(cards('service-and-parts')).toEqual([['workshop', 'Service']]);
  expect(cards('primary')).toEqual([['yard', 'Sales']]);
  expect(cards('nowhere')).toEqual([]);
});
