import { sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import { STOCK_CHANNEL } from './stock-changes.ts';

/**
 * Changes vehicles in the order of the commits: whoever has the clock's lock gives out the next version, and every
 * process is told of it. A change that touches no vehicle leaves the clock as it is.
 * @param change gives the vehicles that it touches the version that it gets
 */
export async function asStockChange<T>(
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
