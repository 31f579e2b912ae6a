import { data } from 'react-router';
import { isUnavailable } from '#web/is-unavailable.ts';
import { type EnquiryAnswer, refusedForm } from './enquiry-answer.ts';
import { notSentFault } from './form-faults.ts';

/**
 * The answer to a form that could not be stored because the database is unavailable.
 * @throws any other failure
 */
export function leadNotSent(
  failure: unknown,
  sent: Readonly<Record<string, string>>,
): ReturnType<typeof data<EnquiryAnswer>> {
  if (!isUnavailable(failure)) throw failure;
  return data(refusedForm([notSentFault], sent), { status: 503 });
}
