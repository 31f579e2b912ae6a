import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { specificationLines } from './specification-lines.ts';

const labelled = (vehicle: Parameters<typeof someVehicle>[0], rego?: string) =>
  Object.fromEntries(
    specificationLines(someVehicle(vehicle), rego).map(({ label, value }) => [label, value]),
  );

it('omits unknown values', () => {
  expect(Object.keys(labelled({ badge: '' }))).toEqual(['Kilometres', 'Stock number']);
});

it('gives a caravan’s dimensions in feet and metres', () => {
  expect(labelled({ body_length: 21.5, body_width: 8 })).toMatchObject({
    'Body length': '21.5 ft (6.55 m)',
    'Body width': '8 ft (2.44 m)',
  });
});

it('shows the ANCAP stars with their year, and the registration last', () => {
  const lines = labelled({ ancaprating: 5, ancap_year: 2019 }, 'Unregistered');
  expect(lines).toMatchObject({ 'ANCAP rating': '5 stars (2019)' });
  expect(Object.keys(lines).at(-1)).toBe('Registration');
});

it('keeps a value of zero', () => {
  expect(labelled({ km: 0 })).toMatchObject({ Kilometres: '0 km' });
});

it.each([
  ['Constantly Variable Transmission', 'CVT automatic'],
  ['continuously variable', 'CVT automatic'],
  ['6 Speed Automatic', '6 Speed Automatic'],
])('words the transmission %s as %s', (trans, expected) => {
  expect(labelled({ trans })).toMatchObject({ Transmission: expected });
});
