import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { timeZoneAt } from './time-zone-at.ts';

const { settings } = someSite('yard', { time_zone: 'Australia/Perth' });
const [place] = settings.locations;
const at = (state: 'NSW' | 'QLD' | 'SA', own: object = {}) =>
  timeZoneAt(place && { ...place, ...own, address: { ...place.address, state } }, settings);

it('prefers the time zone of the location’s state to the site’s', () => {
  expect(at('QLD')).toBe('Australia/Brisbane');
  expect(at('SA')).toBe('Australia/Adelaide');
});

it('prefers the location’s own time zone', () => {
  // Broken Hill uses Adelaide time
  expect(at('NSW', { time_zone: 'Australia/Adelaide' })).toBe('Australia/Adelaide');
});

it('falls back to the site’s time zone without a location', () => {
  expect(timeZoneAt(undefined, settings)).toBe('Australia/Perth');
});
