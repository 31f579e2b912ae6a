import { createHash } from 'node:crypto';

/** A mailbox is counted by its fingerprint: the address itself is of no use to what counts it. */
export function mailboxHash(mailbox: string): string {
  return createHash('sha256').update(mailbox).digest('hex');
}
