import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';
import type { CodePhone } from './verification-codes.ts';

/** How long a network counts as a visitor's own after the last sign-in from it. */
const KNOWN_DAYS = 180;

/**
 * What a site knows about a phone that asks for a code. `customer`: the phone has an account. `own-network`: its owner
 * has verified it from the client's network before.
 */
export type PhoneStanding = 'unknown' | 'customer' | 'own-network';

/** @param network the network's fingerprint */
export async function phoneStanding(
  db: Kysely<Schema>,
  { site_slug, phone }: CodePhone,
  network: string,
): Promise<PhoneStanding> {
  const row = await db
    .selectFrom('visitor')
    .leftJoin('visitor_network', (join) =>
      join
        .onRef('visitor_network.visitor_id', '=', 'visitor.id')
        .on('visitor_network.network', '=', network),
    )
    .select('visitor_network.network')
    .where('site_slug', '=', site_slug)
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (!row) return 'unknown';
  return row.network === null ? 'customer' : 'own-network';
}

/** Remembers that a visitor has verified their phone from a network. */
export async function rememberNetwork(
  trx: Transaction<Schema>,
  visitor_id: string,
  network: string,
): Promise<void> {
  await trx
    .insertInto('visitor_network')
    .values({ visitor_id, network })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor_id', 'network'])
        .doUpdateSet({ seen_at: sql<string>`clock_timestamp()` }),
    )
    .execute();
}

/** Forgets networks that were not used for half a year. */
export async function deleteOldNetworks(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('visitor_network')
    .where('seen_at', '<', sql<string>`now() - make_interval(days => ${KNOWN_DAYS})`)
    .execute();
}
