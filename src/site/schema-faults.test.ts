import { expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFaults } from './schema-faults.ts';

const schema = z.strictObject({
  locations: z.array(z.strictObject({ name: z.string(), postcode: z.string().length(4) })),
});

function faultsOf(input: unknown) {
  const { error } = schema.safeParse(input);
  return error && schemaFaults(error, 'is not known here');
}

it('names the path of every fault, and says what is missing or unknown', () => {
  expect(
    faultsOf({ locations: [{ postcode: '21' }, { name: 7, postcode: '2150', sub: 1 }] }),
  ).toEqual([
    { path: 'locations[0].name', message: 'is missing' },
    { path: 'locations[0].postcode', message: expect.stringContaining('4') },
    { path: 'locations[1].name', message: expect.stringContaining('expected string') },
    { path: 'locations[1].sub', message: 'is not known here' },
  ]);
});
