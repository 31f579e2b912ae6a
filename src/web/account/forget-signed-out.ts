import { forgetPerson } from '#web/site/forget-person.ts';
import { changeMe } from './signed-in-browser.ts';

/** The cookie that an answer to signing out leaves for the next page's script. */
const NAME = 'signed-out';
/** The next page is usually opened at once; a browser may also be closed before, and opened by somebody else. */
const LASTS_SECONDS = 30 * 86_400;

/**
 * The `Set-Cookie` header that tells the next page to clear this browser. The address of that page alone must not: anybody
 * may link to it.
 */
export function signedOutCookie(origin: string): string {
  const attributes = `Path=/; Max-Age=${LASTS_SECONDS}; SameSite=Lax`;
  return `${NAME}=1; ${attributes}${origin.startsWith('https:') ? '; Secure' : ''}`;
}

/** Removes what this browser stores about a visitor who has just signed out. */
export function forgetSignedOut(site: string): void {
  if (!document.cookie.split('; ').includes(`${NAME}=1`)) return;
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
  changeMe(() => ({}));
  forgetPerson(site, Date.now());
}
