import { createHash, randomBytes } from 'node:crypto';

/** Makes a key of 128 random bits, which cannot be guessed. */
export function newProgressKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Hashes the shopper's key for storage, so that a reader of the database cannot continue the shopper's form. The result
 * is longer than any key that a form may submit, so the two cannot be confused.
 */
export function storedProgressKey(key: string): string {
  return `progress-${createHash('sha256').update(key).digest('hex')}`;
}
