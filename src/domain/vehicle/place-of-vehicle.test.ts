import { expect, test } from 'vitest';
import { placeOfVehicle } from './place-of-vehicle.ts';
import { stateCode } from './spelling/state-code.ts';

test.each([
  ['Caringbah, NSW', { city: 'Caringbah', state: 'NSW' }],
  ['Caringbah NSW 2229', { city: 'Caringbah', state: 'NSW' }],
  ['Hoppers Crossing, Victoria', { city: 'Hoppers Crossing', state: 'VIC' }],
  ['Albury, AU-NSW', { city: 'Albury', state: 'NSW' }],
  ['Mount Druitt', { city: 'Mount Druitt' }],
  ['Perth', { city: 'Perth' }],
])('%s', (place, parts) => {
  expect(placeOfVehicle(place)).toEqual(parts);
});

test.each([
  ['New South Wales', 'NSW'],
  ['qld', 'QLD'],
  ['N.T.', 'NT'],
  ['AU-VIC', 'VIC'],
  ['Auckland', undefined],
])('gives the state %s the code %s', (state, code) => {
  expect(stateCode(state)).toBe(code);
});
