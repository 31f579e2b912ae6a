import { data } from 'react-router';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import { sendCodeTo } from './send-code-to.ts';
import type { SignInHeaders } from './verify-code.ts';
import { phoneField } from './verification-fields.ts';

/** What a form that verifies a phone shows after a button was pressed. */
export interface VerificationAnswer extends EnquiryAnswer {
  /** Whether a code has been sent, and its field is shown. */
  hasCode?: boolean;
  /** Whether a code has just been sent, or was a moment before. */
  isSent?: 'now' | 'before';
  /** Whether the code has just been verified, which signs the visitor in. */
  isVerified?: true;
}

/** The text fields of a posted form. */
export type Sent = Readonly<Record<string, string>>;

/** Sends a code to the phone of a form. @param dealershipSlug by default the site's first dealership */
export async function sendCode(sent: Sent, services: RequestServices, dealershipSlug?: string) {
  const checked = checkForm([phoneField], sent);
  if (!checked.ok) return refused(422, checked.faults, sent);
  const answer = await sendCodeTo(services, checked.values['phone'] ?? '', dealershipSlug);
  if (!answer.sent) return failed(answer.status, answer.message, sent);
  const isSent = answer.sent;
  return data<VerificationAnswer>({ faults: [], values: { ...sent }, hasCode: true, isSent });
}

/**
 * The form with its phone unlocked, for a shopper who mistyped it or wants to use another one than the account's.
 *
 * @param verified the phone of the signed-in visitor
 */
export function otherPhone(sent: Sent, verified: string | undefined) {
  const phone = sent['phone'] === verified ? '' : (sent['phone'] ?? '');
  return data<VerificationAnswer>({ faults: [], values: { ...sent, phone } });
}

/** The form with its faults. */
export function refused(
  status: number,
  faults: FieldFault[],
  sent: Sent,
  headers: SignInHeaders = [],
) {
  const answer: VerificationAnswer = {
    ...refusedForm(faults, sent),
    hasCode: 'code' in sent,
    ...verifiedBy(headers),
  };
  return data(answer, { status, headers });
}

/** The form with an alert above it. */
export function failed(status: number, message: string, sent: Sent, headers: SignInHeaders = []) {
  return refused(status, [{ field: '', message }], sent, headers);
}

/** The form with an alert that part of the platform is away. @throws any other failure than an outage */
export function unavailable(
  error: unknown,
  message: string,
  sent: Sent,
  headers: SignInHeaders = [],
) {
  if (!isUnavailable(error)) throw error;
  return failed(503, message, sent, headers);
}

export function verifiedBy(headers: SignInHeaders): Pick<VerificationAnswer, 'isVerified'> {
  return headers.length === 0 ? {} : { isVerified: true };
}
