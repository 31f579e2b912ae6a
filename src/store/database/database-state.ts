import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** `read-only`: a standby, or a server configured to accept no writes. `full`: it has no disk space left. */
export type DatabaseState = 'ready' | 'read-only' | 'full' | 'away';

export const databaseStates: readonly DatabaseState[] = ['ready', 'read-only', 'full', 'away'];

export async function databaseState({
  db,
  isFull,
}: {
  db: Kysely<Schema>;
  isFull(): boolean;
}): Promise<DatabaseState> {
  try {
    const { rows } = await sql<{ read_only: string }>`
      select current_setting('transaction_read_only') as read_only`.execute(db);
    if (rows[0]?.read_only === 'on') return 'read-only';
    return isFull() ? 'full' : 'ready';
  } catch {
    // the pool has reported why
    return 'away';
  }
}
