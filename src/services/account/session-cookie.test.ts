import { describe, expect, it } from 'vitest';
import { sessionCookie, sessionToken } from './session-cookie.ts';

const https = 'https://www.yard.example';
const http = 'http://yard.localhost:3000';
const token = 'Aa0-_'.repeat(8) + 'xyz';
const MONTH_SECONDS = 2_592_000;

describe('the cookie that signs a visitor in', () => {
  it('is sent over https only, to this host only, and is hidden from scripts', () => {
    expect(sessionCookie(https, token)).toBe(
      `__Host-visitor=${token}; Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  it('has a plain name on http, where browsers refuse the prefix', () => {
    expect(sessionCookie(http, token)).toBe(
      `visitor=${token}; Path=/; Max-Age=${MONTH_SECONDS}; HttpOnly; SameSite=Lax`,
    );
  });

  it.each([
    [https, '__Host-visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure'],
    [http, 'visitor=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'],
  ])('is removed by signing out at %s', (origin, header) => {
    expect(sessionCookie(origin, undefined)).toBe(header);
  });
});

describe('the token of a request', () => {
  it.each([https, http])('is the one that the cookie of %s holds', (origin) => {
    const [pair = ''] = sessionCookie(origin, token).split(';');
    expect(sessionToken(origin, pair)).toBe(token);
    expect(sessionToken(origin, `_ga=GA1.1.7; ${pair};consent=all`)).toBe(token);
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['another cookie', 'theme=dark'],
    ['a cookie whose name ends alike', `not__Host-visitor=${token}`],
    ['a plain name', `visitor=${token}`],
    ['a signed-out cookie', '__Host-visitor='],
    ['a token that is too short', `__Host-visitor=${token.slice(1)}`],
    ['a token that is too long', `__Host-visitor=${token}x`],
    ['a token with another character', `__Host-visitor=${token.slice(1)}+`],
    ['a token with something after it', `__Host-visitor=${token}=x`],
    ['a quoted token', `__Host-visitor="${token}"`],
  ])('is none with %s on https', (_what, header) => {
    expect(sessionToken(https, header)).toBeUndefined();
  });

  it('is none on http with the name of https', () => {
    expect(sessionToken(http, `__Host-visitor=${token}`)).toBeUndefined();
  });
});
