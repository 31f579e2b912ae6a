import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { comparedLines } from './compared-lines.ts';

const one = someVehicle({ km: 10_000, seats: 5, stocknum: 'A1', cylinders: 4 });
const other = someVehicle({ km: 20_000, seats: 5, stocknum: 'B2', doors: 5 });
const lines = new Map(comparedLines([one, other]).map((line) => [line.label, line]));

it('puts the specifications side by side and marks differences', () => {
  expect(lines.get('Kilometres')).toMatchObject({
    values: ['10,000 km', '20,000 km'],
    differs: true,
  });
  expect(lines.get('Seats')).toMatchObject({ values: ['5', '5'], differs: false });
});

it('leaves an unknown value empty and does not mark it as a difference', () => {
  expect(lines.get('Doors')).toEqual({ label: 'Doors', values: [undefined, '5'], differs: false });
});

it('does not mark identifiers as differences', () => {
  expect(lines.get('Stock number')).toMatchObject({ values: ['A1', 'B2'], differs: false });
});

it('keeps the order of the specifications', () => {
  expect([...lines.keys()]).toEqual(['Kilometres', 'Cylinders', 'Seats', 'Doors', 'Stock number']);
});
