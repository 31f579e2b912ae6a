import { type RawBuilder, sql } from 'kysely';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Compares a UUID column with an untrusted id. PostgreSQL throws on a value that is not a UUID, so such an id matches
 * no row instead.
 * @param column as `table.column`
 */
export function equalsUuid(column: string, id: string): RawBuilder<boolean> {
  return uuid.test(id) ? sql<boolean>`${sql.ref(column)} = ${id}::uuid` : sql<boolean>`false`;
}
