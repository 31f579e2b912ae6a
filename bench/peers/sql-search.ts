import type { SearchRequest, SearchResult } from '../../src/search/engine/search-request.ts';
import { isList } from './peer-columns.ts';
import { type Condition, conditionsOf } from './sql-conditions.ts';

type Rows = Record<string, unknown>[];
type Value = string | number;

export interface SqlDialect {
  run(sql: string, values?: Value[]): Promise<Rows>;
  /** The condition that a row matches all words, the last as a prefix. */
  textCondition(text: string): { sql: string; values: Value[] };
}

/**
 * A search in well-optimised SQL: the matches go into a temporary table, from which the page, the total and the
 * unrefined facets are read; each refined facet has its own query.
 */
export async function sqlSearch(
  request: SearchRequest,
  { run, textCondition }: SqlDialect,
): Promise<Pick<SearchResult, 'total' | 'ids' | 'facets'>> {
  const text: Condition[] = request.text ? [{ of: undefined, ...textCondition(request.text) }] : [];
  const conditions = [...conditionsOf(request), ...text];
  const where = (left?: string): { sql: string; values: Value[] } => {
    const kept = conditions.filter(({ of }) => left === undefined || of !== left);
    return {
      sql: kept.map(({ sql }) => sql).join(' AND ') || 'TRUE',
      values: kept.flatMap(({ values }) => values),
    };
  };
  const all = where();
  await run('DELETE FROM matched');
  await run(`INSERT INTO matched SELECT v.id FROM vehicle v WHERE ${all.sql}`, all.values);
  const [count] = await run('SELECT count(*) AS total FROM matched');
  const order = (request.sort ?? []).map(
    ({ by, direction }) => `(v."${by}" IS NULL), v."${by}" ${direction}`,
  );
  const page = await run(
    `SELECT v.id FROM matched m JOIN vehicle v ON v.id = m.id
     ORDER BY ${[...order, 'v.id'].join(', ')} LIMIT ${request.limit ?? 20} OFFSET ${request.offset ?? 0}`,
  );
  const facets: SearchResult['facets'] = {};
  for (const facet of request.facets ?? []) {
    const isRefined = conditions.some(({ of }) => of === facet);
    const own = isRefined ? where(facet) : undefined;
    const from = own ? `(SELECT v.id FROM vehicle v WHERE ${own.sql}) m` : 'matched m';
    const rows = await run(
      isList(facet)
        ? `SELECT f.value, count(*) AS count FROM ${from} JOIN "${facet}" f ON f.vehicle_id = m.id GROUP BY f.value`
        : `SELECT v."${facet}" AS value, count(*) AS count FROM ${from} JOIN vehicle v ON v.id = m.id
           WHERE v."${facet}" IS NOT NULL GROUP BY v."${facet}"`,
      own?.values,
    );
    facets[facet] = rows
      .map(({ value, count: of }): [string, number] => [String(value), Number(of)])
      .sort((a, b) => b[1] - a[1]);
  }
  return { total: Number(count?.['total']), ids: page.map(({ id }) => Number(id)), facets };
}
