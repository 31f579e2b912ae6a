import { momentWords } from '#domain/time/moment-words.ts';

/** Source: specification 2, sections 4 and 8. */
export const verificationTexts = {
  send: 'Send code',
  sending: 'Sending...',
  sent: 'Code sent!',
  /** A second press, before the SMS can have arrived. */
  sentBefore: 'Code sent! Please give it a moment to arrive.',
  resend: 'Resend Code',
  otherPhone: 'Use another number',
  invalid: 'The verification code is invalid. Please try again.',
  /** No code is left to enter. */
  expired:
    'This code has expired, or there were too many wrong attempts. Please press “Resend Code” for a new one.',
  tooMany: 'Too many verification attempts. Please try again later.',
  /** The form was submitted before a code was sent. */
  unverified: 'Please press “Send code” and enter the code that we send to this number.',
  failed: 'An unknown error occurred.',
  verifyFailed: 'An unknown error occurred during verification.',
  /** The SMS provider does not deliver to this number. */
  refused: 'We could not send a code to this number. Please check it, or call us.',
} as const;

/** Says that a code was sent; undefined if none was. */
export function sentText(isSent: 'now' | 'before' | undefined): string | undefined {
  return isSent && verificationTexts[isSent === 'now' ? 'sent' : 'sentBefore'];
}

/** Says in the dealer's time zone when another attempt is possible. */
export function tooManyText(retryAt: Date, timeZone: string): string {
  return `${verificationTexts.tooMany} You can try again from ${momentWords(retryAt.toISOString(), timeZone)}.`;
}
