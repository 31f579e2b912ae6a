import { expect, it } from 'vitest';
import { schemaFaults } from '#site/schema-faults.ts';
import { trims } from './trims.ts';

function faultsOf(values: unknown[]) {
  const { error } = trims.safeParse({
    id: 'trims',
    trims: [{ name: 'GX' }, { name: 'GXL' }, { name: 'VX' }],
    features: [{ label: 'Sunroof', values }],
  });
  return error ? schemaFaults(error) : [];
}

it('has a value of every feature for every trim', () => {
  expect(faultsOf([false, 'optional', true])).toEqual([]);
  expect(faultsOf([false, true])).toMatchObject([
    { path: 'features[0].values', message: 'must have 3 values, one for each trim' },
  ]);
});
