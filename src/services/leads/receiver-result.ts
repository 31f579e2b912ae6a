import { WebhookFailure } from '#partners/lead-webhook/webhook-failure.ts';
import type { AttemptResult } from '#store/jobs/job-handler.ts';

/** Nodemailer's codes for a mail server that is unreachable or unusable. */
const mailServerDown = new Set([
  'EAUTH',
  'ECONNECTION',
  'EDNS',
  'EPROTOCOL',
  'EPROXY',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);
/** Nodemailer's codes for a mail that the server refused. */
const mailRefused = new Set(['EENVELOPE', 'EMESSAGE']);

/** Derives the state of the receiver from a failed delivery; empty if the failure is not the receiver's. */
export function receiverResult(error: unknown): Pick<AttemptResult, 'receiver'> {
  const receiver = receiverSeen(error);
  return receiver === undefined ? {} : { receiver };
}

function receiverSeen(error: unknown): AttemptResult['receiver'] {
  if (error instanceof WebhookFailure) return error.isSilent ? 'silent' : 'answered';
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === undefined) return undefined;
  if (mailServerDown.has(code)) return 'silent';
  return mailRefused.has(code) ? 'answered' : undefined;
}
