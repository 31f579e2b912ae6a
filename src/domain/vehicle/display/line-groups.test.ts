import { expect, it } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { specificationGroup } from './line-groups.ts';
import { specificationLines } from './specification-lines.ts';

const all = specificationLines(
  someVehicle({
    km: 45_000,
    trans: '6 speed automatic',
    simple_body: 'Hatch',
    fuel: 'Petrol',
    cylinders: 4,
    engine_size_litres: 2,
    induction: 'Turbo',
    build_date: '2019-02',
    compliance_date: '2019-04',
    colour: 'Red',
    interior_colour: 'Black',
    drive: 'FWD',
    seats: 5,
    doors: 5,
    vin: 'JM000000000000001',
    regplate: 'ABC12D',
    torque: '200 Nm',
  }),
  'Expires on 3 Mar 2027',
);

it('leads with the facts that shoppers ask for first', () => {
  const labels = specificationGroup('key', all).map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['Kilometres', 'Transmission', 'Body', 'Fuel']);
  expect(labels).not.toContain('VIN');
});

it('lists the facts of the details card', () => {
  expect(specificationGroup('details', all)).toEqual([
    { label: 'Cylinders', value: '4' },
    { label: 'Engine', value: '2 L' },
    { label: 'Induction', value: 'Turbo' },
    { label: 'Build date', value: 'February 2019' },
    { label: 'Compliance date', value: 'April 2019' },
    { label: 'Colour', value: 'Red' },
    { label: 'Interior colour', value: 'Black' },
    { label: 'Drive', value: 'FWD' },
    { label: 'Seats', value: '5' },
    { label: 'Doors', value: '5' },
    { label: 'VIN', value: 'JM000000000000001' },
    { label: 'Registration plate', value: 'ABC12D' },
    { label: 'Registration', value: 'Expires on 3 Mar 2027' },
    { label: 'Stock number', value: 'U100' },
  ]);
});

it('shows the expected delivery only for a vehicle that is coming soon', () => {
  const expected = (status: string) =>
    specificationGroup(
      'key',
      specificationLines(someVehicle({ status, delivery_date: '2027-03-01' }), undefined),
    )[0];
  expect(expected('coming_soon')).toEqual({ label: 'Expected delivery', value: '1 Mar 2027' });
  expect(expected('in_stock')?.label).toBe('Kilometres');
});
