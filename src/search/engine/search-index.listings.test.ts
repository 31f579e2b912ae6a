import { expect, test } from 'vitest';
import { and, equals, oneOf } from './filters/expression.ts';
import { listingRows } from '#tests/oracle/listing-rows.ts';
import { foldedResult, NaiveSearch } from '#tests/oracle/naive-search.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { typicalRequest } from '#tests/oracle/typical-requests.ts';
import { vehicleSchema } from '#tests/oracle/vehicle-schema.ts';
import { SearchIndex } from './search-index.ts';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';

test.skipIf(!haveRealListings)(
  `answers as the oracle does over real listings (skipped without ${realListings})`,
  () => {
    const rows = listingRows();
    const index = new SearchIndex(vehicleSchema);
    const oracle = new NaiveSearch(vehicleSchema);
    const filter = and(oneOf('state', ['NSW', 'VIC']), equals('car_type', 'used'));
    const scope = index.createScope(filter);
    index.upsertAll(rows.map((row, id) => [id, row] as const));
    rows.forEach((row, id) => oracle.upsert(id, row));

    const random = seededRandom(3);
    for (let turn = 0; turn < 30; turn++) {
      for (let change = 0; change < 20; change++) {
        const id = Math.floor(random() * rows.length * 1.1);
        const row = rows[Math.floor(random() * rows.length)]!;
        if (random() < 0.3) expect(index.remove(id)).toBe(oracle.remove(id));
        else {
          index.upsert(id, row);
          oracle.upsert(id, row);
        }
      }
      const { scope: _, ...request } = typicalRequest(rows, random).request;
      const scoped = random() < 0.3;
      const answer = index.search(scoped ? { ...request, scope } : request);
      expect(foldedResult(answer)).toEqual(
        oracle.search(scoped ? { ...request, scope: filter } : request),
      );
    }
  },
  300_000,
);
