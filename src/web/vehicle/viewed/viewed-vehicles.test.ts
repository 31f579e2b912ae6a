import { beforeEach, expect, it, vi } from 'vitest';
import { someVehicle } from '#tests/support/vehicles.ts';
import { storeViewedVehicle, viewedVehicle } from './viewed-vehicles.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
});

const entries = (): unknown => JSON.parse(storage.get('yardViewCar') ?? 'null');
const viewed = (id: number) => viewedVehicle(someVehicle({ id }));

it('are stored under the site’s key with the fields of the specification', () => {
  const vehicle = someVehicle({ id: 7, body: 'Hatchback', simple_body: 'hatch' });
  storeViewedVehicle('yard', viewedVehicle(vehicle));
  expect(entries()).toEqual([
    {
      id: 7,
      stocknum: 'U100',
      make: 'Toyota',
      model: 'Corolla',
      body: 'Hatchback',
      simple_body: 'hatch',
    },
  ]);
});

it('are listed newest first, without duplicates, at most fifty', () => {
  for (let id = 1; id <= 60; id += 1) storeViewedVehicle('yard', viewed(id));
  storeViewedVehicle('yard', viewed(30));
  const ids = (entries() as { id: number }[]).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([30, 60, 59]);
  expect(ids).toHaveLength(50);
});

it('are not stored, with a warning, if the browser’s storage fails', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  storeViewedVehicle('yard', viewed(1));
  expect(warned).toHaveBeenCalledOnce();
});
