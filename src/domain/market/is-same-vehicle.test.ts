import { expect, it } from 'vitest';
import { isSameVehicle } from './is-same-vehicle.ts';

const car = { make: 'Mazda', model: 'CX-5', year: 2020 };

it.each([
  ['the same record', { id: 1 }, { id: 1 }, true],
  ['two records', { id: 1 }, { id: 2 }, false],
  ['the same VIN in two records', { id: 1, vin: 'JM0KF' }, { id: 2, vin: 'jm0kf' }, true],
  [
    'two VINs with the same reading',
    { vin: 'JM0KF', km: 81_234 },
    { vin: 'JM0KG', km: 81_234 },
    false,
  ],
  ['the same reading', { km: 81_234 }, { km: 81_234, vin: 'JM0KF' }, true],
  ['the same reading but different years', { km: 81_234 }, { km: 81_234, year: 2021 }, false],
  ['the same very low reading', { km: 10 }, { km: 10 }, false],
  ['no reading', {}, {}, false],
])('compares listings with %s', (_what, one, other, same) => {
  expect(isSameVehicle({ ...car, ...one }, { ...car, ...other })).toBe(same);
});
