import { sql } from 'kysely';
import { STOCK_CHANNEL } from '#store/stock/stock-changes.ts';
import type { Database } from '#store/database/database.ts';
import { seededRandom } from '../../tests/support/seeded-random.ts';

/**
 * Changes the prices of random vehicles, `perMinute` of them, in one transaction per second.
 *
 * @returns a function that stops it
 */
export function startFeed(
  { db }: Pick<Database, 'db'>,
  { vehicles, perMinute }: { vehicles: number; perMinute: number },
): () => Promise<void> {
  const random = seededRandom(11);
  let changing = Promise.resolve();
  const change = async (): Promise<void> => {
    const ids = Array.from(
      { length: Math.ceil(perMinute / 60) },
      () => 1 + Math.floor(random() * vehicles),
    );
    await db.transaction().execute(async (transaction) => {
      const { version } = await transaction
        .updateTable('stock_clock')
        .set({ version: sql`version + 1` })
        .returning('version')
        .executeTakeFirstOrThrow();
      await sql`
        update vehicle set version = ${version}, updated_at = now(),
          facts = jsonb_set(facts, '{price}', to_jsonb(${10_000 + Math.floor(random() * 50_000)}::integer))
        where id in (${sql.join(ids)})`.execute(transaction);
      await sql`select pg_notify(${STOCK_CHANNEL}, ${String(version)})`.execute(transaction);
    });
  };
  const timer = setInterval(() => {
    changing = changing
      .then(change)
      .catch((error: unknown) => console.error('The feed could not change the stock', error));
  }, 1000);
  return async () => {
    clearInterval(timer);
    await changing;
  };
}
