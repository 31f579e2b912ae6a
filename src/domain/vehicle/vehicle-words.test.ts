import { expect, it } from 'vitest';
import { kindWords, vehicleWords } from './vehicle-words.ts';
import { vehicleKinds } from './vehicle.ts';

it.each(vehicleKinds)('calls a %s what it is', (item_type) => {
  expect(vehicleWords({ item_type }).singular).toBe(item_type);
});

it('knows no word for a kind that is not known', () => {
  expect(kindWords('boat')).toBeUndefined();
  expect(kindWords('constructor')).toBeUndefined();
  expect(kindWords('truck')?.plural).toBe('trucks');
});
