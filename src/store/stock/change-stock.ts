import { sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { STOCK_CHANNEL } from './stock-changes.ts';

/**
 * Changes vehicles under the lock of the stock clock, so that versions follow the order of commits, and notifies every
 * process. A change that touches no vehicle does not advance the clock.
 * @param change stores the given version in each vehicle that it touches
 */
export async function changeStock<T>(
  trx: Transaction<Schema>,
  change: (version: number) => Promise<T>,
): Promise<T> {
  const clock = await trx
    .selectFrom('stock_clock')
    .select('version')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const version = clock.version + 1;
  const result = await change(version);
  const touched = await trx
    .selectFrom('vehicle')
    .select('id')
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst();
  if (!touched) return result;
  await trx.updateTable('stock_clock').set({ version }).execute();
  await sql`select pg_notify(${STOCK_CHANNEL}, ${String(version)})`.execute(trx);
  return result;
}
