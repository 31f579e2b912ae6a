import { expect, it } from 'vitest';
import { everything } from '#search/vehicle-search/criteria.ts';
import { someSite } from '#tests/support/sites.ts';
import { quickChipViews } from './quick-chip-views.ts';

const facets = {
  body: [
    ['suv', 116],
    ['hatch', 38],
    ['ute', 35],
    ['van', 6],
  ],
  certified: [
    ['false', 40],
    ['true', 30],
  ],
} as const;
const labels = (
  price: { min: number; max: number },
  settings: object = {},
  hasRepayments = true,
): string[] => {
  const site = someSite('yard', { finance: { enabled: true }, ...settings });
  const found = { facets, stats: { price } };
  return quickChipViews(everything, found, site.settings, hasRepayments).map(
    ({ label, count = '' }) => `${label} ${count}`.trim(),
  );
};

it('offers usual prices and repayments, and the most frequent values', () => {
  expect(labels({ min: 5000, max: 90_000 })).toEqual([
    'Under $15,000',
    'Under $100 a week',
    'SUV 116',
    'Hatch 38',
    'Ute 35',
    'Certified 30',
  ]);
});

it('offers no price and no repayment that finds nothing, or that every vehicle is within', () => {
  const search = { quick_chips: { values_of: [] } };
  expect(labels({ min: 60_000, max: 90_000 }, { search })).toEqual([]);
  expect(labels({ min: 5000, max: 12_000 }, { search })).toEqual(['Under $100 a week']);
  expect(labels({ min: 5000, max: 90_000 }, { search }, false)).toEqual(['Under $15,000']);
});

it('adds to the order that was chosen', () => {
  const { settings } = someSite('yard');
  const stats = { price: { min: 5000, max: 90_000 } };
  const ordered = { ...everything, sortBy: 'km_asc' } as const;
  const [first] = quickChipViews(ordered, { facets, stats }, settings, false);
  expect(first?.path).toBe('/search?range[price]=:15000&sortBy=km_asc');
});
