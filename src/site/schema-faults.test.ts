import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultWords } from './fault-words.ts';
import { schemaFaults } from './schema-faults.ts';

const schema = z.strictObject({
  locations: z.array(z.strictObject({ name: z.string(), postcode: z.string().length(4) })),
});

function faultsOf(input: unknown) {
  const { error } = schema.safeParse(input, { error: faultWords('is not known here') });
  return error && schemaFaults(error);
}

it('names the path of every fault, and says what is missing or unknown', () => {
  expect(
    faultsOf({ locations: [{ postcode: '21' }, { name: 7, postcode: '2150', sub: 1 }] }),
  ).toEqual([
    { path: 'locations[0].name', message: 'is missing' },
    { path: 'locations[0].postcode', message: 'must have exactly 4 characters' },
    { path: 'locations[1].name', message: 'must be a text, not 7' },
    { path: 'locations[1].sub', message: 'is not known here' },
  ]);
});
