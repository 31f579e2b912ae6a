import { createHash, randomBytes } from 'node:crypto';

/** Nobody guesses 128 bits. */
export function newProgressKey(): string {
  return randomBytes(16).toString('hex');
}

/**
 * What is stored of the key that a shopper holds: whoever reads the database cannot go on in the shopper's place. It is
 * longer than any key that a form may send, so that neither is taken for the other.
 */
export function storedProgressKey(key: string): string {
  return `progress-${createHash('sha256').update(key).digest('hex')}`;
}
