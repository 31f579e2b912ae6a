import { SESSION_SECONDS } from './visitor-session.ts';

/** The prefix makes browsers insist on https, on this host alone, and on the whole site. Source: RFC 6265bis, section 4.1.3. */
const SECURE_NAME = '__Host-visitor';
const PLAIN_NAME = 'visitor';

function nameAt(origin: string): string {
  return origin.startsWith('https:') ? SECURE_NAME : PLAIN_NAME;
}

/** The `Set-Cookie` header that signs a visitor in; without a token it signs them out. */
export function sessionCookie(origin: string, token: string | undefined): string {
  const isSecure = origin.startsWith('https:');
  return [
    `${nameAt(origin)}=${token ?? ''}`,
    'Path=/',
    `Max-Age=${token === undefined ? 0 : SESSION_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}

/** Reads the token from a `Cookie` header; undefined if there is none of the right form. */
export function sessionToken(origin: string, header: string | undefined): string | undefined {
  const start = `${nameAt(origin)}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start))
    .map((pair) => pair.slice(start.length))
    .find((value) => /^[\w-]{43}$/.test(value));
}
