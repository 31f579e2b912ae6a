import { createHash } from 'node:crypto';

/** Hashes a mailbox, so that counting its messages stores no address. */
export function mailboxHash(mailbox: string): string {
  return createHash('sha256').update(mailbox).digest('hex');
}
