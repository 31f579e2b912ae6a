import { sql, type Transaction } from 'kysely';
import { mailboxHash } from './mailbox-hash.ts';
import type { Schema } from '#store/database/schema.ts';

/** More than a keen shopper needs in a day, and fewer than would bury a mailbox that somebody else typed in. */
const MOST_A_DAY = 6;

/**
 * Counts a confirmation towards what a mailbox may get in 24 hours, over all sites.
 * @returns whether it may be sent
 */
export async function claimConfirmation(
  trx: Transaction<Schema>,
  mailbox: string,
): Promise<boolean> {
  const hash = mailboxHash(mailbox);
  // so that of several at the same moment each sees the others
  await sql`select pg_advisory_xact_lock(hashtext(${`confirmation ${hash}`}))`.execute(trx);
  await trx
    .deleteFrom('confirmation_claim')
    .where('at', '<=', sql<string>`now() - interval '24 hours'`)
    .execute();
  const { count } = await trx
    .selectFrom('confirmation_claim')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('mailbox_hash', '=', hash)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_A_DAY) return false;
  await trx.insertInto('confirmation_claim').values({ mailbox_hash: hash }).execute();
  return true;
}
