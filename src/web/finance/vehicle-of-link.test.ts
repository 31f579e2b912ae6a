import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { vehicleOfLink } from './vehicle-of-link.ts';

const vehicle = someVehicle({ id: 7 });

function found(carId: string | null, finance: object = {}) {
  const site = someSite('yard', { finance: { enabled: true, ...finance } });
  const vehicleOfCarId = async (id: string) => (id === '7' ? vehicle : undefined);
  return vehicleOfLink({ site, vehicleOfCarId }, carId);
}

it.each(['7', '7?whoIsHelping=Sam'])('finds the vehicle of %j', async (carId) => {
  expect(await found(carId)).toBe(vehicle);
});

it.each([null, '', '8'])('finds none of %j', async (carId) => {
  expect(await found(carId)).toBeUndefined();
});

it('finds no vehicle of a make that the site does not finance', async () => {
  expect(await found('7', { never_for_makes: [vehicle.make] })).toBeUndefined();
});
