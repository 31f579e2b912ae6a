import { data } from 'react-router';
import { isUnavailable } from '#web/is-unavailable.ts';
import { type EnquiryAnswer, refusedForm } from './enquiry-answer.ts';
import { notSentFault } from './form-faults.ts';

/**
 * The answer to a form that could not be stored because the database is unavailable.
 * @param fault what the form says; by default that the message was not sent
 * @throws any other failure
 */
export function leadNotSent(
  failure: unknown,
  sent: Readonly<Record<string, string>>,
  fault = notSentFault,
): ReturnType<typeof data<EnquiryAnswer>> {
  if (!isUnavailable(failure)) throw failure;
  return data(refusedForm([fault], sent), { status: 503 });
}
