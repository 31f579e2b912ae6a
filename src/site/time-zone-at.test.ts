import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { timeZoneAt } from './time-zone-at.ts';

const { settings } = someSite('yard', { time_zone: 'Australia/Perth' });
const [place] = settings.locations;
const at = (state: 'NSW' | 'QLD' | 'SA', own: object = {}) =>
  timeZoneAt(place && { ...place, ...own, address: { ...place.address, state } }, settings);

it('is that of the place’s state, whatever the site’s', () => {
  expect(at('QLD')).toBe('Australia/Brisbane');
  expect(at('SA')).toBe('Australia/Adelaide');
});

it('is what the place itself says', () => {
  // Broken Hill keeps Adelaide's time
  expect(at('NSW', { time_zone: 'Australia/Adelaide' })).toBe('Australia/Adelaide');
});

it('is the site’s where it is about no place', () => {
  expect(timeZoneAt(undefined, settings)).toBe('Australia/Perth');
});
