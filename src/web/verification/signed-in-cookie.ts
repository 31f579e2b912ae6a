import { noteCookie, takeNote } from '#web/site/note-cookie.ts';

/** The cookie that tells the next page's script that somebody has signed in, perhaps before a script ran. */
const NAME = 'signed-in';
/** Long enough for the slowest page to run its script. */
const LASTS_SECONDS = 3600;

/** The `Set-Cookie` header that comes with the one of the session, which scripts cannot see. */
export function signedInCookie(origin: string): string {
  return noteCookie(NAME, LASTS_SECONDS, origin);
}

/** Removes the cookie. @returns whether there was one */
export function takeSignedInCookie(): boolean {
  return takeNote(NAME);
}
