import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { type VehicleRow, vehicleRow, vehicleSchema } from './vehicle-columns.ts';

it('fills every column and text of the schema, and nothing else', () => {
  const { columns, text } = vehicleSchema;
  const names = new Set([...Object.keys(columns), ...Object.keys(text)]);
  expect(new Set(Object.keys(vehicleRow(someVehicle(), 'Yard')))).toEqual(names);
});

it('does not compile without the value of a facet', () => {
  const row = vehicleRow(someVehicle(), 'Yard');
  const { make, ...others } = row;
  // @ts-expect-error make is a facet
  const incomplete: VehicleRow = others;
  expect({ ...incomplete, make }).toEqual(row);
});
