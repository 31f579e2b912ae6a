import { expect, it } from 'vitest';
import { describedVehicle, isSameVehicle } from './described-vehicle.ts';

const found = { year: 2019, make: 'TOYOTA', model: 'Landcruiser', vin: 'JTMHY7AJ004000001' };
const described = { year: '2019', make: 'toyota', model: 'land cruiser', km: '55000' };

it('takes over the VIN of the plate whatever the spelling', () => {
  expect(describedVehicle(described, found)).toEqual({
    year: 2019,
    make: 'Toyota',
    model: 'LandCruiser',
    km: 55_000,
    vin: found.vin,
  });
  expect(
    isSameVehicle({ year: 2019, make: 'Toyota', model: 'KLUGER' }, { ...found, model: 'Kluger' }),
  ).toBe(true);
});

it.each([
  ['year', { year: '2018' }],
  ['make', { make: 'Lexus' }],
  ['model', { model: 'Yaris' }],
])('has no VIN of a plate whose vehicle differs in its %s', (_what, other) => {
  expect(describedVehicle({ ...described, ...other }, found)).not.toHaveProperty('vin');
});
