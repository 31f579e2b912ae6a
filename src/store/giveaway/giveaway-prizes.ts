import { type Kysely, sql, type Transaction } from 'kysely';
import type { TakenPrizes } from '#domain/giveaway/giveaway.ts';
import type { Schema } from '#store/database/schema.ts';

/** A giveaway of a site. */
export interface GiveawayKey {
  site_slug: string;
  giveaway_id: string;
}

/** How often each prize has been drawn. */
export async function takenPrizes(
  db: Kysely<Schema>,
  { site_slug, giveaway_id }: GiveawayKey,
): Promise<TakenPrizes> {
  const rows = await db
    .selectFrom('giveaway_prize')
    .select(['prize_id', 'taken'])
    .where('site_slug', '=', site_slug)
    .where('giveaway_id', '=', giveaway_id)
    .execute();
  return new Map(rows.map(({ prize_id, taken }) => [prize_id, taken]));
}

/**
 * Locks a giveaway's prizes until the transaction ends: draws of all processes take turns, so that no prize is drawn
 * more often than its stock and no phone draws twice.
 * @returns how often each prize has been drawn
 */
export async function lockPrizes(
  trx: Transaction<Schema>,
  key: GiveawayKey,
  prizeIds: readonly string[],
): Promise<TakenPrizes> {
  // in one order, so that two draws never wait for each other
  const rows = prizeIds.toSorted().map((prize_id) => ({ ...key, prize_id }));
  const locked = await trx
    .insertInto('giveaway_prize')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['site_slug', 'giveaway_id', 'prize_id'])
        // a row that is written, even with the same value, is locked and returned
        .doUpdateSet({ taken: sql<number>`giveaway_prize.taken` }),
    )
    .returning(['prize_id', 'taken'])
    .execute();
  return new Map(locked.map(({ prize_id, taken }) => [prize_id, taken]));
}

/** Counts one more draw of a prize. */
export async function countPrize(
  trx: Transaction<Schema>,
  { site_slug, giveaway_id }: GiveawayKey,
  prizeId: string,
): Promise<void> {
  await trx
    .updateTable('giveaway_prize')
    .set({ taken: sql<number>`taken + 1` })
    .where('site_slug', '=', site_slug)
    .where('giveaway_id', '=', giveaway_id)
    .where('prize_id', '=', prizeId)
    .execute();
}
