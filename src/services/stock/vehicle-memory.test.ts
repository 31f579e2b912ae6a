import { expect, it } from 'vitest';
import { someSite } from '#tests/support/sites.ts';
import { someVehicle } from '#tests/support/vehicles.ts';
import { VehicleMemory } from './vehicle-memory.ts';

const site = someSite('yard');
const ofYard = (id: number, others: object = {}) =>
  someVehicle({ id, slug: `car-${id}`, dealership_slug: 'yard-yard', ...others });

it('finds a vehicle by slug and by id, only on sites of its dealership', () => {
  const memory = new VehicleMemory();
  memory.read(ofYard(1));
  expect(memory.find(site, 'car-1')).toEqual(ofYard(1));
  expect(memory.find(site, 1)).toEqual(ofYard(1));
  expect(memory.find(someSite('other'), 'car-1')).toBeUndefined();
  expect(memory.find(site, 'car-2')).toBeUndefined();
});

it('returns the last change of a vehicle, even if a page reads an older one', () => {
  const memory = new VehicleMemory();
  memory.changed([ofYard(1, { status: 'sold' })]);
  memory.read(ofYard(1, { status: 'in_stock' }));
  expect(memory.find(site, 1)?.status).toBe('sold');
  memory.changed([ofYard(1, { status: 'withdrawn', slug: 'another-name' })]);
  expect(memory.find(site, 'another-name')?.status).toBe('withdrawn');
  expect(memory.find(site, 'car-1')).toBeUndefined();
});

it('stays within its limit: it holds the latest reads, and changes to those', () => {
  const size = JSON.stringify(ofYard(1)).length;
  const memory = new VehicleMemory(Math.ceil(size * 2.5));
  memory.changed([ofYard(1), ofYard(2), ofYard(3)]);
  expect([1, 2, 3].map((id) => memory.find(site, id)?.id)).toEqual([1, 2, undefined]);
  memory.read(ofYard(4));
  expect([1, 2, 4].map((id) => memory.find(site, `car-${id}`)?.id)).toEqual([undefined, 2, 4]);
});
