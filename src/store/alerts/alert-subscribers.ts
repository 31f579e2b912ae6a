import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { AlertFrequency } from '#domain/alerts/alert-frequency.ts';
import { equalsUuid } from '#store/database/equals-uuid.ts';
import type { Schema } from '#store/database/schema.ts';

/** A visitor's settings for alerts. */
export interface AlertSubscriber {
  /** Whether the visitor's present e-mail address is confirmed. */
  isConfirmed: boolean;
  /** Whether its owner has been asked to confirm it. */
  isAsked: boolean;
  /** Whether the visitor has asked for any e-mails, about searches or the watchlist. */
  wantsEmails: boolean;
  watchlistFrequency: AlertFrequency;
}

const CONFIRMATION_HOURS = 72;

export async function alertSubscriber(
  db: Kysely<Schema>,
  visitorId: string,
): Promise<AlertSubscriber> {
  const row = await db
    .selectFrom('visitor')
    .leftJoin('alert_subscriber as subscriber', 'subscriber.visitor_id', 'visitor.id')
    .select([
      'visitor.email',
      'subscriber.confirmed_email',
      'subscriber.asked_email',
      'subscriber.watchlist_frequency',
      ({ or, eb, exists, selectFrom }) =>
        or([
          eb('subscriber.watchlist_frequency', '<>', 'off'),
          exists(
            selectFrom('saved_search')
              .select('saved_search.id')
              .whereRef('saved_search.visitor_id', '=', 'visitor.id')
              .where('saved_search.frequency', '<>', 'off'),
          ),
        ]).as('wants_emails'),
    ])
    .where('visitor.id', '=', visitorId)
    .executeTakeFirst();
  return {
    isConfirmed: Boolean(row?.email) && row?.email === row?.confirmed_email,
    isAsked: Boolean(row?.email) && row?.email === row?.asked_email,
    wantsEmails: Boolean(row?.wants_emails),
    watchlistFrequency: row?.watchlist_frequency ?? 'off',
  };
}

/** A query of the subscribers who have confirmed their present address, with their visitors. */
export function confirmedSubscribers(db: Kysely<Schema>) {
  return db
    .selectFrom('visitor')
    .innerJoin('alert_subscriber as subscriber', 'subscriber.visitor_id', 'visitor.id')
    .whereRef('subscriber.confirmed_email', '=', 'visitor.email');
}

/**
 * Stores how a visitor wants to hear about watched vehicles; without a frequency, only the site's address for links.
 */
export async function subscribe(
  db: Kysely<Schema>,
  subscriber: { visitor_id: string; origin: string; watchlist_frequency?: AlertFrequency },
): Promise<void> {
  const { visitor_id: _, ...changes } = subscriber;
  await db
    .insertInto('alert_subscriber')
    .values(subscriber)
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet(changes))
    .execute();
}

/** Records that the owner of a subscriber's present address is asked to confirm it. */
export async function noteAsked(trx: Transaction<Schema>, visitorId: string): Promise<void> {
  await trx
    .updateTable('alert_subscriber')
    .set({ asked_email: sql<string>`(select email from visitor where id = ${visitorId}::uuid)` })
    .where('visitor_id', '=', visitorId)
    .execute();
}

/** The present address of a subscriber, unless it is confirmed. */
export function confirmableAddress(
  db: Kysely<Schema>,
  visitorId: string,
): Promise<{ site_slug: string; email: string; origin: string } | undefined> {
  return db
    .selectFrom('visitor')
    .innerJoin('alert_subscriber as subscriber', 'subscriber.visitor_id', 'visitor.id')
    .select(['visitor.site_slug', 'visitor.email', 'subscriber.origin'])
    .where('visitor.id', '=', visitorId)
    .where('visitor.email', '<>', '')
    .where(sql<boolean>`subscriber.confirmed_email is distinct from visitor.email`)
    .executeTakeFirst();
}

/** Makes a token that confirms an e-mail address. Only the e-mail holds it. */
export async function addEmailConfirmation(
  trx: Transaction<Schema>,
  visitorId: string,
  email: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .deleteFrom('email_confirmation')
    .where('expires_at', '<=', sql<string>`now()`)
    .execute();
  await trx
    .insertInto('email_confirmation')
    .values({
      token_hash: hashOf(token),
      visitor_id: visitorId,
      email,
      expires_at: sql<string>`now() + make_interval(hours => ${CONFIRMATION_HOURS})`,
    })
    .execute();
  return token;
}

/** The address that a token confirms; undefined if the site does not know the token or it has expired. */
export async function emailOfToken(
  db: Kysely<Schema>,
  siteSlug: string,
  token: string,
): Promise<{ visitorId: string; email: string } | undefined> {
  const row = await db
    .selectFrom('email_confirmation as confirmation')
    .innerJoin('visitor', 'visitor.id', 'confirmation.visitor_id')
    .select(['confirmation.visitor_id', 'confirmation.email'])
    .where('confirmation.token_hash', '=', hashOf(token))
    .where('visitor.site_slug', '=', siteSlug)
    // a visitor who has changed the address since no longer needs the old one
    .whereRef('confirmation.email', '=', 'visitor.email')
    .where('confirmation.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return row && { visitorId: row.visitor_id, email: row.email };
}

/** Confirms the address of a token. Opening the link again confirms it again. @returns the address */
export async function confirmEmail(
  trx: Transaction<Schema>,
  siteSlug: string,
  token: string,
): Promise<string | undefined> {
  const found = await emailOfToken(trx, siteSlug, token);
  if (!found) return undefined;
  await trx
    .updateTable('alert_subscriber')
    .set({ confirmed_email: found.email })
    .where('visitor_id', '=', found.visitorId)
    .execute();
  return found.email;
}

/** Finds the visitor by the unsubscribe token of the e-mails; undefined if the site has none. */
export async function visitorOfUnsubscribeToken(
  db: Kysely<Schema>,
  siteSlug: string,
  token: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('alert_subscriber as subscriber')
    .innerJoin('visitor', 'visitor.id', 'subscriber.visitor_id')
    .select('visitor.id')
    .where(equalsUuid('subscriber.unsubscribe_token', token))
    .where('visitor.site_slug', '=', siteSlug)
    .executeTakeFirst();
  return row?.id;
}

/** Turns all alerts of a visitor off. The searches stay saved. */
export async function turnAlertsOff(trx: Transaction<Schema>, visitorId: string): Promise<void> {
  await trx
    .updateTable('alert_subscriber')
    .set({ watchlist_frequency: 'off' })
    .where('visitor_id', '=', visitorId)
    .execute();
  await trx
    .updateTable('saved_search')
    .set({ frequency: 'off' })
    .where('visitor_id', '=', visitorId)
    .execute();
  await trx
    .deleteFrom('alert_item')
    .where('visitor_id', '=', visitorId)
    .where('sent_at', 'is', null)
    .execute();
}

/** A token has 256 random bits, so a plain hash cannot be reversed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Changes the host in the addresses that e-mails to a site's visitors contain. Scheme and port stay. */
export async function moveAlertOrigins(
  trx: Transaction<Schema>,
  siteSlug: string,
  hosts: { from: string; to: string },
): Promise<void> {
  await sql`
    update alert_subscriber set origin = replace(origin, ${`://${hosts.from}`}, ${`://${hosts.to}`})
    where visitor_id in (select id from visitor where site_slug = ${siteSlug})
      and split_part(split_part(origin, '://', 2), ':', 1) = ${hosts.from}`.execute(trx);
}
