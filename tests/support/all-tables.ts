import { type Kysely, sql } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** The tables of the database, as its own catalogue lists them, without those of the migrations. */
async function allTables(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not like 'kysely%'
    order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many rows each table has. */
export async function rowsOfAllTables(db: Kysely<Schema>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await allTables(db)) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::integer as rows from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.rows ?? 0;
  }
  return counts;
}

/** The tables in which a text occurs, in any column. */
export async function tablesWith(db: Kysely<Schema>, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of await allTables(db)) {
    const { rows } = await sql`
      select from ${sql.table(table)} as one_row
      where position(${text}::text in one_row::text) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
