import { expect, it } from 'vitest';
import { kindWords, vehicleWords } from './vehicle-words.ts';
import { vehicleKinds } from './vehicle.ts';

it.each(vehicleKinds)('calls a %s by its own kind', (item_type) => {
  expect(vehicleWords({ item_type }).singular).toBe(item_type);
});

it('returns undefined for an unknown kind', () => {
  expect(kindWords('boat')).toBeUndefined();
  expect(kindWords('constructor')).toBeUndefined();
  expect(kindWords('truck')?.plural).toBe('trucks');
});
