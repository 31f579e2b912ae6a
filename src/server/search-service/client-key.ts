import { createHash, timingSafeEqual } from 'node:crypto';

const bearer = /^Bearer +([!-~]{1,400}) *$/i;

/** The key that a request brings; undefined when it brings none, or none that is well formed. */
export function clientKey(authorization: string | undefined): string | undefined {
  return bearer.exec(authorization ?? '')?.[1];
}

/** Compares in a time that tells nothing of either. */
export function isSameKey(one: string, other: string): boolean {
  const digest = (key: string): Buffer => createHash('sha256').update(key).digest();
  return timingSafeEqual(digest(one), digest(other));
}
