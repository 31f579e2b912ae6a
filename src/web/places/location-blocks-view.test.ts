import { expect, it } from 'vitest';
import { someSettings, someSite } from '#tests/support/sites.ts';
import { locationBlocksView, locationCards } from './location-blocks-view.ts';

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
const now = new Date('2026-11-30T01:00:00Z');
const cards = (show: string) =>
  locationCards(settings, { show }, now).map(({ name, departments }) => [
    name,
    departments.map(({ label }) => label).join(' '),
  ]);

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

it('lists the addresses of many locations by state and suburb, without hours', () => {
  const at = (id: number, state: string, city: string) =>
    location(`yard-${id}`, { address: { ...address, street: `${id} Side Lane`, state, city } });
  const viewOf = (locations: object[]) =>
    locationBlocksView(someSite('yard', { locations }).settings, { show: 'all' }, now);
  const some = Array.from({ length: 23 }, (_, id) => at(id, 'VIC', `Suburb ${id + 10}`));
  const last = at(23, 'NSW', 'Ashfield');
  expect(viewOf([...some, last])).toMatchObject({ kind: 'cards' });
  const many = viewOf([...some, last, at(24, 'VIC', 'Altona')]);
  if (many.kind !== 'list') throw new Error('shows cards');
  expect(many.heading).toBe('Our 25 locations');
  expect(many.states.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Victoria', 24],
    ['New South Wales', 1],
  ]);
  expect(many.states[0]?.rows[0]).toMatchObject({
    name: 'yard-24',
    page: '/contact-us/yard-24',
    address: `24 Side Lane, Altona ${(address as { postcode?: string }).postcode}`,
  });
  // the rows of 200 locations are a few dozen kilobytes
  expect(JSON.stringify(many).length / 25).toBeLessThan(250);
});
