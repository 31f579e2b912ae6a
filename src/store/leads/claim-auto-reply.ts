import { sql, type Transaction } from 'kysely';
import { mailboxHash } from './mailbox-hash.ts';
import type { Schema } from '#store/database/schema.ts';

/**
 * Claims the one automatic reply that a mailbox gets in 24 hours, over all sites.
 * @returns whether the claim succeeded; of concurrent claims only one does, when its transaction commits
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
