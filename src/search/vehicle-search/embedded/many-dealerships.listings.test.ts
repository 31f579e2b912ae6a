import { expect, test } from 'vitest';
import {
  and,
  atLeast,
  equals,
  type Expression,
  lessThan,
  not,
  oneOf,
} from '#search/engine/filters/expression.ts';
import { foldKeyword } from '#search/engine/keywords/fold-keyword.ts';
import { type Row, SearchIndex } from '#search/engine/search-index.ts';
import type { SearchRequest } from '#search/engine/search-request.ts';
import { foldedResult, NaiveSearch } from '#tests/oracle/naive-search.ts';
import { pick } from '#tests/oracle/listing-rows.ts';
import { haveRealListings, realListings } from '#tests/support/real-listings.ts';
import { realVehicles, stockRow } from '#tests/support/real-vehicles.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { vehicleSchema } from './vehicle-columns.ts';

interface Yard {
  slug: string;
  size: number;
  /** The share of the known features that its feed uses; 0 for a feed without features. */
  features: number;
  /** How its feed spells words. */
  spelled: (text: string) => string;
}

const asListed = (text: string): string => text;
const capitals = (text: string): string => text.toUpperCase();
/** A feed in which some people write capitals. */
const mixed = (text: string): string => (text.length % 3 === 0 ? capitals(text) : text);

/** In the order in which their feeds arrive: the largest yard last, and without features, as many feeds are. */
const yards: readonly Yard[] = [
  { slug: 'coast-caravans', size: 150, features: 0.3, spelled: capitals },
  { slug: 'inland-cars', size: 700, features: 1, spelled: asListed },
  { slug: 'corner-cars', size: 40, features: 0.5, spelled: mixed },
  { slug: 'hill-cars', size: 300, features: 0.1, spelled: (text) => text.toLowerCase() },
  { slug: 'auction-cars', size: 900, features: 0, spelled: mixed },
];
const facets = Object.keys(vehicleSchema.columns);
const stats = facets.filter((name) => vehicleSchema.columns[name] === 'number');
const alwaysTrue = atLeast('vehicle_id', 0);

/** A word of a column is stored in one word of 32 bits, in two, in four, or, above 128 values, in a list. */
test.skipIf(!haveRealListings).each([20, 50, 120, 200])(
  `counts every facet as the oracle does, in the site’s own spelling, while deltas of many dealerships arrive, with %i features (skipped without ${realListings})`,
  async (known) => {
    const random = seededRandom(known);
    const one = <T>(choices: readonly T[]): T => pick(choices, random());
    const listings = (await realVehicles()).map((vehicle) => stockRow(vehicle)[1]);
    const index = new SearchIndex(vehicleSchema);
    const oracle = new NaiveSearch(vehicleSchema);
    const stored = new Map<number, Row>();
    const ids: number[] = [];
    let lastId = 0;
    /** Features that come up with later deltas. */
    let moreFeatures = 0;

    const vehicle = (id: number, { slug, features, spelled }: Yard): [number, Row] => {
      const choices = Math.floor(known * features) + (features > 0 ? moreFeatures : 0);
      const count = Math.min(choices, Math.floor(random() * 12));
      // a delta adds its new features at the end of the list
      const filtered_features = Array.from({ length: count }, () =>
        spelled(`Feature ${Math.floor(random() * choices)}`),
      );
      const listing = Object.entries(one(listings)).map(([name, value]) => [
        name,
        typeof value === 'string' && Object.hasOwn(vehicleSchema.columns, name)
          ? spelled(value)
          : value,
      ]);
      const row: Row = {
        ...Object.fromEntries(listing),
        vehicle_id: id,
        dealership_slug: slug,
        stocknum: `${slug}-${id}`,
        filtered_features: [...new Set(filtered_features)],
      };
      return [id, row];
    };
    const apply = (rows: readonly [number, Row][], between: () => void): void => {
      const written = function* () {
        for (const [id, row] of rows) {
          oracle.upsert(id, row);
          stored.set(id, row);
          yield [id, row] as const;
        }
      };
      for (const _ of index.upsertInSlices(written(), rows.length)) between();
    };
    const newId = (): number => {
      ids.push(++lastId);
      return lastId;
    };

    for (const yard of yards) {
      apply(
        Array.from({ length: yard.size }, () => vehicle(newId(), yard)),
        () => undefined,
      );
    }
    for (const _ of index.settle());
    const filters: readonly Expression[] = [
      ...yards.map(({ slug }) => and(equals('dealership_slug', slug), not(equals('tag', 'gone')))),
      oneOf('dealership_slug', ['inland-cars', 'auction-cars']),
    ];
    const sites = filters.map((filter) => ({ filter, scope: index.createScope(filter) }));

    const request = (): Omit<SearchRequest, 'scope'> => {
      const row = one(listings);
      return {
        facets,
        stats,
        limit: 5,
        ...one<Partial<SearchRequest>>([
          {},
          { filter: alwaysTrue },
          { filter: not(equals('state', String(row['state']))) },
          { filter: and(alwaysTrue, equals('make', String(row['make']))) },
          { filter: lessThan('price', Number(row['price'] ?? 20_000)) },
          { refinements: { make: { anyOf: [String(row['make']), 'Toyota'] } } },
          {
            refinements: {
              filtered_features: { allOf: [`Feature ${Math.floor(random() * known)}`] },
            },
          },
          {
            refinements: {
              filtered_features: { anyOf: [`Feature ${Math.floor(random() * known)}`] },
            },
          },
          { text: String(row['make_model']) },
        ]),
      };
    };
    const compare = (): void => {
      const site = random() < 0.9 ? one(sites) : undefined;
      // counts of more vehicles than any of these sites has ignore that sold ones are collapsed
      const collapse = site && random() < 0.2 ? { collapse: equals('status', 'sold') } : {};
      const asked = { ...request(), ...collapse };
      const found = index.search(site ? { ...asked, scope: site.scope } : asked);
      expect(foldedResult(found)).toEqual(
        oracle.search(site ? { ...asked, scope: site.filter } : asked),
      );
      if (!site) return;
      const rows = [...stored.values()].filter((row) => oracle.holds(site.filter, row));
      for (const [name, counts] of Object.entries(found.facets)) {
        const usual = usualSpellings(rows, name);
        const strange = counts.filter(([value]) => !usual.get(foldKeyword(value))?.includes(value));
        expect(strange).toEqual([]);
      }
    };
    for (let turn = 0; turn < 6; turn++) compare();
    for (let delta = 0; delta < 3; delta++) {
      moreFeatures += 3;
      // new, changed, and withdrawn vehicles, whose ids another yard's vehicles reuse
      apply(
        Array.from({ length: 100 }, () => {
          const id = random() < 0.5 ? newId() : one(ids);
          return vehicle(id, one(yards));
        }),
        compare,
      );
      for (let gone = 0; gone < 20; gone++) {
        const id = one(ids);
        stored.delete(id);
        expect(index.remove(id)).toBe(oracle.remove(id));
      }
      for (let turn = 0; turn < 4; turn++) compare();
    }
  },
  300_000,
);

/** By folded value, the spellings that no other spelling outnumbers among the rows. */
function usualSpellings(rows: readonly Row[], name: string): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const cell = row[name];
    if (cell === undefined) continue;
    for (const text of Array.isArray(cell) ? cell : [String(cell)]) {
      const spellings = counts.get(foldKeyword(text)) ?? new Map<string, number>();
      counts.set(foldKeyword(text), spellings.set(text, (spellings.get(text) ?? 0) + 1));
    }
  }
  return new Map(
    Array.from(counts, ([folded, spellings]) => {
      const most = Math.max(...spellings.values());
      return [folded, [...spellings.keys()].filter((text) => spellings.get(text) === most)];
    }),
  );
}
