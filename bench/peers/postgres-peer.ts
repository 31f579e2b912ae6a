import pg from 'pg';
import { startPostgresCluster } from '../../tests/support/servers/postgres-cluster.ts';
import {
  isNumber,
  lists,
  listValues,
  plainColumns,
  plainValue,
  textOf,
  wordsOf,
} from './peer-columns.ts';
import type { Peer } from './peer.ts';
import { sqlSearch } from './sql-search.ts';

const BATCH = 500;

/**
 * A private PostgreSQL over loopback, with indexes on all columns and full-text search, without typo tolerance;
 * undefined if PostgreSQL is not installed.
 */
export async function postgresPeer(): Promise<Peer | undefined> {
  const cluster = await startPostgresCluster();
  if (!cluster) return undefined;
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const run = async (sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> => {
    let at = 0;
    const numbered = sql.replaceAll('?', () => `$${(at += 1)}`);
    const { rows } = await client.query<Record<string, unknown>>(numbered, values);
    return rows;
  };
  return {
    name: 'PostgreSQL',
    async load(rows) {
      const columns = plainColumns.map(
        (name) => `"${name}" ${isNumber(name) ? 'double precision' : 'text'}`,
      );
      await run(
        `CREATE UNLOGGED TABLE vehicle (id int PRIMARY KEY, ${columns.join(', ')}, words tsvector)`,
      );
      await run('CREATE TEMP TABLE matched (id int PRIMARY KEY)');
      for (const name of lists)
        await run(`CREATE UNLOGGED TABLE "${name}" (vehicle_id int, value text)`);
      let batch: unknown[][] = [];
      const listed = new Map(lists.map((name): [string, unknown[][]] => [name, []]));
      const write = async (): Promise<void> => {
        await insert(
          'vehicle',
          batch,
          (marks) => `(${marks.slice(0, -1).join(', ')}, to_tsvector('simple', ${marks.at(-1)}))`,
        );
        batch = [];
        for (const [name, values] of listed) {
          while (values.length > 0) await insert(name, values.splice(0, 10_000));
        }
      };
      for (const [id, row] of rows) {
        batch.push([id, ...plainColumns.map((name) => plainValue(row[name])), textOf(row)]);
        for (const [name, values] of listed) {
          for (const value of listValues(row[name])) values.push([id, value]);
        }
        if (batch.length === BATCH) await write();
      }
      if (batch.length > 0) await write();
      for (const name of plainColumns) await run(`CREATE INDEX ON vehicle ("${name}")`);
      for (const name of lists) {
        await run(`CREATE INDEX ON "${name}" (value, vehicle_id)`);
        await run(`CREATE INDEX ON "${name}" (vehicle_id)`);
      }
      await run('CREATE INDEX ON vehicle USING gin (words)');
      await run('ANALYZE');
    },
    search: (request) =>
      sqlSearch(request, {
        run,
        textCondition: (text) => ({
          sql: "v.words @@ to_tsquery('simple', ?)",
          values: [`${wordsOf(text).join(' & ')}:*`],
        }),
      }),
    async close() {
      await client.end();
      await cluster.stop();
    },
  };

  async function insert(
    table: string,
    rows: readonly unknown[][],
    tuple = (marks: string[]): string => `(${marks.join(', ')})`,
  ): Promise<void> {
    if (rows.length === 0) return;
    let at = 0;
    const tuples = rows.map((row) => tuple(row.map(() => `$${(at += 1)}`)));
    await client.query(`INSERT INTO "${table}" VALUES ${tuples.join(', ')}`, rows.flat());
  }
}
