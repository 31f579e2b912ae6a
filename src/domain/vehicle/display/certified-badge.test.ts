import { expect, it } from 'vitest';
import { hasCertifiedBadge } from './certified-badge.ts';

const settings = { certified_make: 'Toyota', show_certified: true };
const vehicle = { make: 'TOYOTA', certified: true, status: 'in_stock' };

it('appears on a certified vehicle of the make that is coming soon or in stock', () => {
  expect(hasCertifiedBadge(vehicle, settings)).toBe(true);
  expect(hasCertifiedBadge({ ...vehicle, status: 'coming_soon' }, settings)).toBe(true);
});

it.each([
  ['sold', { ...vehicle, status: 'sold' }, settings],
  ['of another make', { ...vehicle, make: 'Kia' }, settings],
  ['not certified', { make: 'Toyota', status: 'in_stock' }, settings],
  ['on a site without the badge', vehicle, { ...settings, show_certified: false }],
])('does not appear on a vehicle that is %s', (_what, one, rules) => {
  expect(hasCertifiedBadge(one, rules)).toBe(false);
});
