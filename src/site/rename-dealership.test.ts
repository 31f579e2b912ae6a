import { expect, test } from 'vitest';
import { siteSettingsJsonSchema } from './parse-site-settings.ts';
import { renameDealership } from './rename-dealership.ts';

test('a dealership is renamed wherever the settings name it, and nothing else is changed', () => {
  const settings = (slug: string) => ({
    slug: 'city',
    name: 'city',
    dealerships: [
      { slug, name: 'City' },
      { slug: 'coast', name: 'Coast' },
    ],
    locations: [
      { id: 'city', slug: 'city', dealership_slug: slug },
      { id: 'coast', dealership_slug: 'coast' },
    ],
    search: { recent_sold_days_by_dealership: { [slug]: 7, coast: 3 }, recent_sold_days: 1 },
    finance: { never_for_dealerships: ['coast', slug] },
  });
  expect(renameDealership(settings('city'), 'city', 'town')).toEqual(settings('town'));
});

test('settings without the groups, or with faulty ones, stay as they are', () => {
  for (const settings of [{ dealerships: 'city' }, { search: null, locations: [7] }, 'city', null])
    expect(renameDealership(settings, 'city', 'town')).toEqual(settings);
});

test('no setting that names dealerships is forgotten', () => {
  const named = [...JSON.stringify(siteSettingsJsonSchema()).matchAll(/"(\w*dealership\w*)":\{/g)];
  // a new one belongs into `renameDealership`; the websites are addresses
  expect(named.map(([, name]) => name)).toEqual([
    'dealerships',
    'dealership_websites',
    'dealership_slug',
    'recent_sold_days_by_dealership',
    'never_for_dealerships',
  ]);
});
