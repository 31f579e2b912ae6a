import { expect, it } from 'vitest';
import { noRegoLookup } from '#partners/rego-lookup/rego-lookup.ts';
import { someSite } from '#tests/support/sites.ts';
import { tradeInDesk, type TradeInDeskParts } from './trade-in-desk.ts';

it('finds no vehicle and asks no partner for a client that has looked up too many plates', async () => {
  const found = { year: 2021, make: 'Mazda', model: '3' };
  const counted: string[] = [];
  let asked = 0;
  const parts: Partial<TradeInDeskParts> = {
    site: someSite('yard'),
    regoLookup: {
      ...noRegoLookup,
      async vehicle() {
        asked += 1;
        return found;
      },
    },
    mayLookUp: async (plate) => counted.push(plate) <= 1,
  };
  // looking a plate up needs neither the other parts nor the database
  const desk = tradeInDesk(parts as TradeInDeskParts);
  expect(await desk.lookUp('ABC123', 'NSW')).toEqual(found);
  expect(await desk.lookUp('ABC124', 'VIC')).toBeUndefined();
  expect(counted).toEqual(['NSW ABC123', 'VIC ABC124']);
  expect(asked).toBe(1);
});
