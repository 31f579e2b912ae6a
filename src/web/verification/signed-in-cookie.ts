/** The cookie that tells the next page's script that somebody has signed in, perhaps before a script ran. */
const NAME = 'signed-in';
/** Long enough for the slowest page to run its script. */
const LASTS_SECONDS = 3600;

/** The `Set-Cookie` header that comes with the one of the session, which scripts cannot see. */
export function signedInCookie(origin: string): string {
  const attributes = `Path=/; Max-Age=${LASTS_SECONDS}; SameSite=Lax`;
  return `${NAME}=1; ${attributes}${origin.startsWith('https:') ? '; Secure' : ''}`;
}

/** Removes the cookie. @returns whether there was one */
export function takeSignedInCookie(): boolean {
  if (!document.cookie.split('; ').includes(`${NAME}=1`)) return false;
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}
