import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '#domain/text/is-uuid.ts';

/**
 * Compares a UUID column with an untrusted id. PostgreSQL throws on a value that is not a UUID, so such an id matches
 * no row instead.
 * @param column as `table.column`
 */
export function equalsUuid(column: string, id: string): RawBuilder<boolean> {
  return isUuid(id) ? sql<boolean>`${sql.ref(column)} = ${id}::uuid` : sql<boolean>`false`;
}
