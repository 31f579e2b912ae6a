import { expect, test } from 'vitest';
import { and, equals, oneOf } from '#search/engine/filters/expression.ts';
import { foldedResult, type NaiveRequest, NaiveSearch } from '#tests/oracle/naive-search.ts';
import { type Row, SearchIndex } from '#search/engine/search-index.ts';
import { realVehicles, resampledVehicles, stockRow } from '#tests/support/real-vehicles.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { vehicleSchema } from './vehicle-columns.ts';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';

/** Few enough for exact counts of collapsed rows, and for the oracle to finish within seconds. */
const size = 1_700;
const random = seededRandom(5);
const pick = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)]!;

const columns = Object.entries(vehicleSchema.columns);
const facets = columns.map(([name]) => name).filter((name) => name !== 'stocknum');
const stats = columns.filter(([, kind]) => kind === 'number').map(([name]) => name);
const sortable = columns.filter(([, kind]) => kind !== 'keywords').map(([name]) => name);

const cell = (row: Row, name: string): string => String(row[name] ?? '');

/** Typed words: from an existing vehicle, cut short or with a letter missing. */
function words(row: Row): string {
  const stocknum = cell(row, 'stocknum');
  const begun = stocknum.slice(0, 1 + Math.floor(random() * stocknum.length));
  const badge = cell(row, 'badge');
  const text = pick([
    cell(row, 'make_model'),
    `${cell(row, 'make')} ${badge}`,
    `${cell(row, 'model')} ${cell(row, 'colour')} ${cell(row, 'year')}`,
    `${cell(row, 'body')} ${cell(row, 'fuel')} ${cell(row, 'city')}`,
    stocknum,
    begun,
    `${cell(row, 'make')} ${begun}`,
    `"${badge}"`,
    `"${cell(row, 'model')}" ${cell(row, 'transmission')}`,
    `"${String(row['name']).split(' ').slice(1, 3).join(' ')}"`,
    pick(['a', 's', '1', 'av', 'avp', 'u1', 'x 5', 'cx 5', 'power windows']),
  ]);
  const at = Math.floor(random() * text.length);
  return random() < 0.2 ? text.slice(0, at) + text.slice(at + 1) : text;
}

function request(rows: readonly Row[]): Omit<NaiveRequest, 'scope'> {
  const row = pick(rows);
  const chosen = pick(['make', 'body', 'status', 'seats', 'dealership_slug', 'price_range']);
  return {
    ...(random() < 0.7 && { text: words(row) }),
    ...(random() < 0.3 && { filter: equals('car_type', 'used') }),
    ...(random() < 0.3 && { refinements: { [chosen]: { anyOf: [cell(row, chosen)] } } }),
    ...(random() < 0.3 && { facets, stats, facetValues: pick([5, 1000]) }),
    ...(random() < 0.4 && {
      sort: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
        by: pick(sortable),
        direction: pick(['asc', 'desc'] as const),
      })),
    }),
    ...(random() < 0.3 && { collapse: equals('status', 'sold') }),
    offset: pick([0, 0, 0, 21, 400]),
    limit: 21,
  };
}

test.skipIf(!haveRealListings)(
  `the stock’s own columns are searched as the oracle does (skipped without ${realListings})`,
  async () => {
    const listings = await realVehicles();
    const vehicles = [...resampledVehicles(listings, listings.length + 600)].slice(-size);
    const rows = vehicles.map((vehicle) => stockRow(vehicle)[1]);
    const index = new SearchIndex(vehicleSchema);
    const oracle = new NaiveSearch(vehicleSchema);
    const filter = and(oneOf('state', ['NSW', 'VIC']), equals('show_on_dealer_website', 'true'));
    const scope = index.createScope(filter);
    index.upsertAll(rows.map((row, id) => [id, row] as const));
    rows.forEach((row, id) => oracle.upsert(id, row));
    for (let turn = 0; turn < 100; turn++) {
      for (let change = 0; change < 10; change++) {
        const id = Math.floor(random() * size * 1.1);
        const row = { ...pick(rows), stocknum: `N${id}${turn}` };
        if (random() < 0.3) expect(index.remove(id)).toBe(oracle.remove(id));
        else {
          index.upsert(id, row);
          oracle.upsert(id, row);
        }
      }
      const asked = request(rows);
      const isScoped = random() < 0.4;
      expect(foldedResult(index.search(isScoped ? { ...asked, scope } : asked))).toEqual(
        oracle.search(isScoped ? { ...asked, scope: filter } : asked),
      );
    }
  },
  300_000,
);
