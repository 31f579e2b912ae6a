import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** `read-only`: a standby, or a server configured to accept no writes. */
export type DatabaseState = 'ready' | 'read-only' | 'away';

export async function databaseState(db: Kysely<Schema>): Promise<DatabaseState> {
  try {
    const { rows } = await sql<{ read_only: string }>`
      select current_setting('transaction_read_only') as read_only`.execute(db);
    return rows[0]?.read_only === 'on' ? 'read-only' : 'ready';
  } catch {
    // the pool has reported why
    return 'away';
  }
}
