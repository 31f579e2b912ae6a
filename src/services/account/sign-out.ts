import { isUnavailable } from '#services/is-unavailable.ts';
import type { RequestContext } from '#services/request-context.ts';
import { deleteSessionsOf } from '#store/visitors/visitor-sessions.ts';
import { sessionCookie } from './session-cookie.ts';
import { endSession, openSession } from './visitor-session.ts';

/** The outcome of signing out. */
export interface SignedOut {
  /** The `Set-Cookie` header that removes the token. */
  cookie: string;
  /** False if the database is away, so that the session lives on without this browser. */
  hasEnded: boolean;
}

/**
 * Signs the visitor out, here or on all devices. The cookie is removed even if the session cannot be ended: on a shared
 * computer the next person must not be signed in as this visitor.
 */
export async function signOut(
  { db, site, token, origin }: RequestContext,
  { isEverywhere }: { isEverywhere: boolean },
): Promise<SignedOut> {
  const cookie = sessionCookie(origin, undefined);
  if (token === undefined) return { cookie, hasEnded: true };
  try {
    const session = isEverywhere ? await openSession(db, site.slug, token) : undefined;
    if (session) await deleteSessionsOf(db, session.visitor.id);
    else await endSession(db, token);
    return { cookie, hasEnded: true };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { cookie, hasEnded: false };
  }
}
