import { createHash, timingSafeEqual } from 'node:crypto';

const bearer = /^Bearer +([!-~]{1,400}) *$/i;

/** Reads the bearer key of an Authorization header; undefined if it is missing or malformed. */
export function clientKey(authorization: string | undefined): string | undefined {
  return bearer.exec(authorization ?? '')?.[1];
}

/** Compares two keys in constant time, so that an attacker cannot guess a key from response times. */
export function isSameKey(one: string, other: string): boolean {
  const digest = (key: string): Buffer => createHash('sha256').update(key).digest();
  return timingSafeEqual(digest(one), digest(other));
}
