import { sql, type Transaction } from 'kysely';
import { mailboxHash } from './mailbox-hash.ts';
import type { Schema } from '#store/database/schema.ts';

/** More than a keen shopper needs in a day, but too few to flood a mailbox that somebody else entered. */
const MAX_PER_DAY = 6;

/**
 * Counts a confirmation towards the number that a mailbox may get in 24 hours, over all sites.
 * @returns whether it may be sent
 */
export async function claimConfirmation(
  trx: Transaction<Schema>,
  mailbox: string,
): Promise<boolean> {
  const hash = mailboxHash(mailbox);
  // makes concurrent claims for one mailbox wait for each other
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
  if (Number(count) >= MAX_PER_DAY) return false;
  await trx.insertInto('confirmation_claim').values({ mailbox_hash: hash }).execute();
  return true;
}
