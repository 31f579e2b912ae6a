import { type Kysely, sql, type Transaction } from 'kysely';
import type { Visitor } from '#domain/account/visitor.ts';
import type { Schema } from '#store/database/schema.ts';

/** The database's clock, which all processes share, decides when a session ends. */
const now = sql<string>`clock_timestamp()`;
const inSeconds = (seconds: number) => sql<string>`${now} + make_interval(secs => ${seconds})`;

/** A session and its visitor. */
export interface FoundSession {
  visitor: Visitor;
  /** The age of its token. */
  ageSeconds: number;
}

export async function addSession(
  trx: Transaction<Schema>,
  session: { token_hash: string; visitor_id: string },
  seconds: number,
): Promise<void> {
  await trx
    .insertInto('visitor_session')
    .values({ ...session, expires_at: inSeconds(seconds) })
    .execute();
}

/** Finds a session of a site. Another site's token is unknown here. */
export async function findSession(
  db: Kysely<Schema>,
  siteSlug: string,
  tokenHash: string,
): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('visitor_session')
    .innerJoin('visitor', 'visitor.id', 'visitor_session.visitor_id')
    .select(['visitor.id', 'phone', 'name', 'last_name', 'email'])
    .select(sql<number>`extract(epoch from ${now} - visitor_session.created_at)::float8`.as('age'))
    .where('token_hash', '=', tokenHash)
    .where('site_slug', '=', siteSlug)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { age, ...visitor } = row;
  return { visitor, ageSeconds: age };
}

/**
 * Lets a session end soon, because requests that are under way still carry its token.
 * @returns false if it ends sooner already
 */
export async function shortenSession(
  trx: Transaction<Schema>,
  tokenHash: string,
  seconds: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('visitor_session')
    .set({ expires_at: inSeconds(seconds) })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', inSeconds(seconds))
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSession(db: Kysely<Schema>, tokenHash: string): Promise<void> {
  await db.deleteFrom('visitor_session').where('token_hash', '=', tokenHash).execute();
}

/** Signs a visitor out everywhere. */
export async function deleteSessionsOf(db: Kysely<Schema>, visitorId: string): Promise<void> {
  await db.deleteFrom('visitor_session').where('visitor_id', '=', visitorId).execute();
}

export async function deleteExpiredSessions(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('visitor_session').where('expires_at', '<=', now).execute();
}
