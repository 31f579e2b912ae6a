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
])('%s is sold as %s', (words, fuel) => {
  expect(simpleFuel(words)).toBe(fuel);
});

test('a fuel that the words do not tell is unknown', () => {
  expect(simpleFuel('Other')).toBeUndefined();
});
