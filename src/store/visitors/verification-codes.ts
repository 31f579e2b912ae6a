import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '#store/database/schema.ts';

/** A code as it is stored: a salted hash, never the digits. */
export interface StoredCode {
  id: string;
  salt: string;
  code_hash: string;
}

/** The phone that a code was sent to, for one site. */
export interface CodePhone {
  site_slug: string;
  phone: string;
}

/** A code against which a guess has just been counted. */
export interface GuessedCode extends StoredCode {
  /** Whether this was the guesser's last guess at it. */
  is_last: boolean;
}

/** How long codes live, and how long a new one keeps the next one back. Seconds, by the clock that all processes share. */
export interface CodeTimes {
  life: number;
  pause: number;
}

/**
 * Stores a code, unless the network has been sent one for this phone just now and nobody has guessed at it.
 * @returns whether the code was stored; of simultaneous requests only one gets true
 */
export function addCode(
  db: Kysely<Schema>,
  code: StoredCode & CodePhone & { network: string },
  times: CodeTimes,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const lock = `code ${code.site_slug} ${code.phone}`;
    await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(trx);
    if (await hasNewCode(trx, code, times)) return false;
    const expires_at = sql<string>`clock_timestamp() + make_interval(secs => ${times.life})`;
    await trx
      .insertInto('verification_code')
      .values({ ...code, expires_at })
      .execute();
    return true;
  });
}

/** Whether the network has been sent a code for this phone just now that nobody has guessed at. */
export async function hasNewCode(
  db: Kysely<Schema>,
  { site_slug, phone, network }: CodePhone & { network: string },
  { life, pause }: CodeTimes,
): Promise<boolean> {
  const found = await db
    .selectFrom('verification_code')
    .select('id')
    .where('site_slug', '=', site_slug)
    .where('phone', '=', phone)
    .where('network', '=', network)
    .where('guesses', '=', 0)
    .where(
      'expires_at',
      '>',
      sql<string>`clock_timestamp() + make_interval(secs => ${life - pause})`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lets the next code be sent at once, because nobody knows whether this one was. */
export async function endPause(
  db: Kysely<Schema>,
  id: string,
  { pause }: CodeTimes,
): Promise<void> {
  await db
    .updateTable('verification_code')
    .set({ expires_at: sql<string>`expires_at - make_interval(secs => ${pause})` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a code that could not be sent, so that it does not count as one to guess. */
export async function removeCode(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('verification_code').where('id', '=', id).execute();
}

/**
 * Counts a guess against every code of a phone that may still be guessed, and returns those codes. The guess is counted
 * before it is compared, so that simultaneous guesses cannot exceed the limit. Guesses from the network that asked for a
 * code are counted apart, so that strangers cannot use them up.
 * @param network the fingerprint of the guesser's network
 * @param most guesses from the code's own network, and as many from all others together
 */
export function countGuess(
  db: Kysely<Schema>,
  { site_slug, phone }: CodePhone,
  network: string,
  most: number,
): Promise<GuessedCode[]> {
  const isOwn = sql<boolean>`(network is not distinct from ${network})`;
  const used = sql<number>`(case when ${isOwn} then guesses else foreign_guesses end)`;
  return db
    .updateTable('verification_code')
    .set({
      guesses: sql<number>`guesses + (case when ${isOwn} then 1 else 0 end)`,
      foreign_guesses: sql<number>`foreign_guesses + (case when ${isOwn} then 0 else 1 end)`,
    })
    .where('site_slug', '=', site_slug)
    .where('phone', '=', phone)
    .where(sql<boolean>`${used} < ${most}`)
    .where('expires_at', '>', sql<string>`clock_timestamp()`)
    .returning(['id', 'salt', 'code_hash', sql<boolean>`${used} >= ${most}`.as('is_last')])
    .execute();
}

/**
 * Spends a code, and with it all other codes of the phone.
 * @returns whether the code was still unspent; of two simultaneous requests only one gets true
 */
export async function spendCode(
  trx: Transaction<Schema>,
  id: string,
  { site_slug, phone }: CodePhone,
): Promise<boolean> {
  const spent = await trx
    .deleteFrom('verification_code')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!spent) return false;
  await trx
    .deleteFrom('verification_code')
    .where('site_slug', '=', site_slug)
    .where('phone', '=', phone)
    .execute();
  return true;
}

/** Deletes codes that can no longer be used. */
export async function deleteExpiredCodes(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('verification_code')
    .where('expires_at', '<=', sql<string>`clock_timestamp()`)
    .execute();
}

export interface Verification {
  website_slug: string;
  dealership_slug: string;
  verification_type: 'sms' | 'verify';
  user_id: string | null;
}

/** Records that a code was sent or a phone verified. Source: specification 2, section 7, "Insert into a verifications table". */
export async function recordVerification(
  db: Kysely<Schema>,
  verification: Verification,
): Promise<void> {
  await db.insertInto('verification').values(verification).execute();
}
