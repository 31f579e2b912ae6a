import MiniSearch from 'minisearch';
import { compileRow, type RowTest } from './row-test.ts';
import { vehicleSchema } from '../../tests/oracle/vehicle-schema.ts';
import type { Row } from '../../src/search/engine/search-index.ts';
import type { FacetCounts } from '../../src/search/engine/facets/facet-tally.ts';
import type { Peer } from './peer.ts';

/** MiniSearch for the text, with filters and facets computed over an array, as its users write them. */
export function miniSearchPeer(): Peer {
  const rows = new Map<number, Row>();
  const index = new MiniSearch({
    fields: Object.keys(vehicleSchema.text),
    searchOptions: { boost: vehicleSchema.text, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  return {
    name: 'MiniSearch',
    async load(loaded) {
      for (const [id, row] of loaded) {
        rows.set(id, row);
        index.add({ ...row, id });
      }
    },
    async search(request) {
      const found = request.text
        ? index.search(request.text).map(({ id }) => Number(id))
        : [...rows.keys()];
      const tests = compileRow(request);
      const passing = (left?: string): number[] =>
        found.filter((id) => passes(rows.get(id), tests, left));
      const ids = passing();
      const [sort] = request.sort ?? [];
      if (sort) {
        const sign = sort.direction === 'asc' ? 1 : -1;
        const value = (id: number): number => Number(rows.get(id)?.[sort.by] ?? Infinity * sign);
        ids.sort((a, b) => (value(a) - value(b)) * sign);
      }
      const facets: Record<string, FacetCounts> = {};
      for (const facet of request.facets ?? []) {
        const isRefined = tests.some(({ of }) => of === facet);
        facets[facet] = counted(facet, isRefined ? passing(facet) : ids, rows);
      }
      const { offset = 0, limit = 20 } = request;
      return { total: ids.length, ids: ids.slice(offset, offset + limit), facets };
    },
    async close() {},
  };
}

function passes(
  row: Row | undefined,
  tests: readonly RowTest[],
  left: string | undefined,
): boolean {
  return row !== undefined && tests.every(({ of, test }) => (left && of === left) || test(row));
}

function counted(facet: string, ids: readonly number[], rows: Map<number, Row>): FacetCounts {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const value = rows.get(id)?.[facet];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      counts.set(String(one), (counts.get(String(one)) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1]);
}
