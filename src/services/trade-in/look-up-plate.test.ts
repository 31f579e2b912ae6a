import { expect, it } from 'vitest';
import { noRegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import type { RequestClient } from '#services/request-client.ts';
import { lookUpPlate } from './look-up-plate.ts';

it('finds no vehicle and asks no partner for a client that has looked up too many plates', async () => {
  const found = { year: 2021, make: 'Mazda', model: '3' };
  const counted: string[] = [];
  let asked = 0;
  const client: Partial<RequestClient> = {
    mayLookUp: async (plate) => counted.push(plate) <= 1,
  };
  const regoLookup = {
    ...noRegoLookup,
    async vehicle() {
      asked += 1;
      return found;
    },
  };
  // looking a plate up asks nothing else of the client
  const context = { client: client as RequestClient, regoLookup };
  expect(await lookUpPlate(context, 'ABC123', 'NSW')).toEqual(found);
  expect(await lookUpPlate(context, 'ABC124', 'VIC')).toBeUndefined();
  expect(counted).toEqual(['NSW ABC123', 'VIC ABC124']);
  expect(asked).toBe(1);
});
