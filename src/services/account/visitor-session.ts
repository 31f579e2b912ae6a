import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Visitor } from '#domain/account/visitor.ts';
import type { Schema } from '#store/database/schema.ts';
import {
  addSession,
  deleteSession,
  findSession,
  shortenSession,
} from '#store/visitors/visitor-sessions.ts';

const DAY_SECONDS = 86_400;
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A replaced token stays valid for requests that are under way. */
const REPLACED_SECONDS = 60;

/** Starts a session. @returns its token, which only the visitor's cookie holds */
export async function startSession(trx: Transaction<Schema>, visitorId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const session = { token_hash: hashOf(token), visitor_id: visitorId };
  await addSession(trx, session, SESSION_SECONDS);
  return token;
}

export interface OpenSession {
  visitor: Visitor;
  /** Whether the token is old enough to be replaced. */
  isDue: boolean;
}

/** Finds the session of a token on a site. */
export async function openSession(
  db: Kysely<Schema>,
  siteSlug: string,
  token: string,
): Promise<OpenSession | undefined> {
  const found = await findSession(db, siteSlug, hashOf(token));
  return found && { visitor: found.visitor, isDue: found.ageSeconds > DAY_SECONDS };
}

/**
 * Replaces a session's token, which also begins its thirty days anew.
 * @returns undefined if another request has just replaced it
 */
export function replaceToken(
  db: Kysely<Schema>,
  visitorId: string,
  token: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const isCurrent = await shortenSession(trx, hashOf(token), REPLACED_SECONDS);
    return isCurrent ? startSession(trx, visitorId) : undefined;
  });
}

export function endSession(db: Kysely<Schema>, token: string): Promise<void> {
  return deleteSession(db, hashOf(token));
}

/** A token has 256 random bits, so a plain hash cannot be reversed. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
