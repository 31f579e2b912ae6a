import { expect, test } from 'vitest';
import { simpleFuel } from './simple-fuel.ts';

test.each([
  ['Unleaded', 'Petrol'],
  ['Premium Unleaded Petrol', 'Petrol'],
  ['Petrol - Premium ULP', 'Petrol'],
  ['Leaded', 'Petrol'],
  ['E10', 'Petrol'],
  ['Diesel', 'Diesel'],
  ['Petrol/Electric', 'Hybrid'],
  ['Plug-in Hybrid', 'Hybrid'],
  ['PHEV', 'Hybrid'],
  ['Electric', 'Electric'],
  ['BEV', 'Electric'],
  ['LPG', 'LPG'],
  ['Petrol/LPG', 'LPG'],
  ['Hydrogen Fuel Cell', 'Hydrogen'],
])('maps %s to %s', (words, fuel) => {
  expect(simpleFuel(words)).toBe(fuel);
});

test('returns undefined for an unknown fuel', () => {
  expect(simpleFuel('Other')).toBeUndefined();
});
