import { createHash } from 'node:crypto';

/** The fingerprint of a client network. Addresses themselves are not stored. */
export function networkHash(network: string): string {
  return createHash('sha256').update(`network ${network}`).digest('base64url');
}
