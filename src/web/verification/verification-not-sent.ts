import { notSent } from '#web/enquiry/lead/enquiry-answer.ts';
import type { VerificationAnswer } from './verification-answers.ts';

/** The answer when a form that verifies a phone failed on the way. @param message by default the message of any form */
export function verificationNotSent(body: FormData, message?: string): VerificationAnswer {
  return { ...notSent(body, message), hasCode: body.has('code') };
}
