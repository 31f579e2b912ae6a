import { type ClientActionFunctionArgs, data } from 'react-router';
import { ANSWER_TIMEOUT_MS, inTime, networkFault } from './network-fault.ts';
import { type EnquiryAnswer, isEnquiryAnswer, notSent } from '#web/enquiry/lead/enquiry-answer.ts';

type Sent<T> = Pick<ClientActionFunctionArgs, 'request'> & { serverAction(): Promise<T> };

/** Submits a form; on a network failure the form keeps what the shopper typed. */
export function formClientAction<T>(sent: Sent<T>) {
  return submitWithFallback(notSent, isEnquiryAnswer, sent);
}

/**
 * Submits a form and falls back to `failed` if no usable answer comes back, or none in time.
 * @param failed makes the fallback answer; its message names the fault of the network, if there is one
 * @param isUsable whether the page can show an answer
 */
export async function submitWithFallback<T, Failed extends EnquiryAnswer>(
  failed: (body: FormData, message?: string) => Failed,
  isUsable: (answer: unknown) => boolean,
  { request, serverAction }: Sent<T>,
) {
  const body = await request.clone().formData();
  try {
    const answer = await inTime(serverAction(), ANSWER_TIMEOUT_MS);
    if (answer instanceof Response || isUsable(answer)) return answer;
    throw new Error('The answer is not one of ours');
  } catch (error) {
    if (error instanceof Response) throw error;
    // the shopper has pressed again or gone elsewhere, so this answer is no longer needed
    if (!request.signal.aborted) console.error('The form could not be sent', error);
    // a failure status skips revalidation, which would fail as well
    return data(failed(body, networkFault(error)), { status: 503 });
  }
}

/** Notes that a form was accepted: its answer is a redirect, which the router's client throws. */
export async function whenAccepted<T>(answer: Promise<T>, note: () => void): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) note();
    throw error;
  }
}
