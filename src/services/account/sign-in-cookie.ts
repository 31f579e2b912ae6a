import type { RequestContext } from '#services/request-context.ts';
import { sessionCookie } from './session-cookie.ts';
import { replaceToken } from './visitor-session.ts';

/** The `Set-Cookie` header that signs a visitor in. */
export function signInCookie({ origin }: Pick<RequestContext, 'origin'>, token: string): string {
  return sessionCookie(origin, token);
}

/** Replaces an old token. @returns the `Set-Cookie` header of the new one; undefined if none is due */
export async function renewedCookie({
  db,
  origin,
  session,
}: RequestContext): Promise<string | undefined> {
  if (!session?.isDue) return undefined;
  const token = await replaceToken(db, session.visitor.id, session.token);
  return token && sessionCookie(origin, token);
}
