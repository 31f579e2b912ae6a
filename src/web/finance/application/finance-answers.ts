import { data } from 'react-router';
import type { QuickQuote } from '#domain/finance/quick-quote.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { isUnavailable } from '#web/is-unavailable.ts';

/** What the finance form shows after a button was pressed. */
export interface FinanceAnswer extends EnquiryAnswer {
  /** Whether a code has been sent, and its field is shown. */
  hasCode?: boolean;
  /** Whether a code has just been sent. */
  isSent?: true;
  /** Whether the code has just been verified; a redirect after an application implies it. */
  isVerified?: true;
  quote?: QuickQuote;
  /** Whether a quote was asked for and the partner made none. */
  hasNoQuote?: true;
  /** The partner's page, where the application continues. */
  continues?: string;
}

/** The text fields of a posted form. */
export type Sent = Readonly<Record<string, string>>;

/** The headers that sign the visitor in; empty if no code was verified. */
export type SignInHeaders = Readonly<{ 'set-cookie'?: string }>;

/** The form with an alert above it. */
export function failed(status: number, message: string, sent: Sent, headers: SignInHeaders = {}) {
  return refused(status, [{ field: '', message }], sent, headers);
}

export function refused(
  status: number,
  faults: FieldFault[],
  sent: Sent,
  headers: SignInHeaders = {},
) {
  const answer: FinanceAnswer = {
    ...refusedForm(faults, sent),
    hasCode: 'code' in sent,
    ...verifiedBy(headers),
  };
  return data(answer, { status, headers: { ...headers } });
}

/** @throws any other failure than an outage */
export function unavailable(
  error: unknown,
  message: string,
  sent: Sent,
  headers: SignInHeaders = {},
) {
  if (!isUnavailable(error)) throw error;
  return failed(503, message, sent, headers);
}

export function verifiedBy(headers: SignInHeaders): Pick<FinanceAnswer, 'isVerified'> {
  return headers['set-cookie'] === undefined ? {} : { isVerified: true };
}
