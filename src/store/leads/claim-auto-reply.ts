import { sql, type Transaction } from 'kysely';
import { mailboxHash } from './mailbox-hash.ts';
import type { Schema } from '#store/database/schema.ts';

/**
 * Takes the one automatic reply that a mailbox gets in 24 hours, over all sites.
 * @returns whether it was to be had; of several at the same moment one gets it, when it commits
 */
export async function claimAutoReply(trx: Transaction<Schema>, mailbox: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('auto_reply')
    .values({ mailbox_hash: mailboxHash(mailbox) })
    .onConflict((conflict) =>
      conflict
        .column('mailbox_hash')
        .doUpdateSet({ at: sql`now()` })
        .where(sql<boolean>`auto_reply.at <= now() - interval '24 hours'`),
    )
    .returning('mailbox_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}
