import { forgetPerson } from '#web/site/forget-person.ts';
import { noteCookie, takeNote } from '#web/site/note-cookie.ts';
import { changeMe } from './signed-in-browser.ts';

/** The cookie that an answer to signing out leaves for the next page's script. */
const NAME = 'signed-out';
/** The next page is usually opened at once; a browser may also be closed before, and opened by somebody else. */
const LASTS_SECONDS = 30 * 86_400;

/** The `Set-Cookie` header that tells the next page to clear this browser. */
export function signedOutCookie(origin: string): string {
  return noteCookie(NAME, LASTS_SECONDS, origin);
}

/** Removes what this browser stores about a visitor who has just signed out. */
export function forgetSignedOut(site: string): void {
  if (!takeNote(NAME)) return;
  changeMe(() => ({}));
  forgetPerson(site, Date.now());
}
