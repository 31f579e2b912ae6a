import { data } from 'react-router';
import type { FieldFault } from '#domain/form/form-field.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';

/** Whom to call is said after it. */
export const notSentFault: FieldFault = {
  field: '',
  message:
    'Your message was not sent: our system is not answering at the moment. Please try again in a few minutes.',
};

/**
 * The answer to a form that could not be stored because the platform's database is away. What was written stays in it.
 * @throws the failure itself when it is any other
 */
export function leadNotSent(
  failure: unknown,
  { lead_attributes: _, ...values }: Readonly<Record<string, string>>,
): ReturnType<typeof data<EnquiryAnswer>> {
  if (!isUnavailable(failure)) throw failure;
  return data({ faults: [notSentFault], values }, { status: 503 });
}
