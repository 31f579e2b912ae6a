import { type ClientActionFunctionArgs, data } from 'react-router';
import { type EnquiryAnswer, notSent } from '#web/enquiry/lead/enquiry-answer.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/is-enquiry-answer.ts';

type Sent<T> = Pick<ClientActionFunctionArgs, 'request'> & { serverAction(): Promise<T> };

/** A failure on the way keeps what the shopper wrote. */
export function formClientAction<T>(sent: Sent<T>) {
  return answeredOr(notSent, isEnquiryAnswer, sent);
}

/**
 * @param failed what the form shows when no usable answer came back
 * @param isUsable whether the page can show an answer
 */
export async function answeredOr<T, Failed extends EnquiryAnswer>(
  failed: (body: FormData) => Failed,
  isUsable: (answer: unknown) => boolean,
  { request, serverAction }: Sent<T>,
) {
  const body = await request.clone().formData();
  try {
    const answer = await serverAction();
    if (answer instanceof Response || isUsable(answer)) return answer;
    throw new Error('The answer is not one of ours');
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The form could not be sent', error);
    // with a status of failure the page is not fetched anew, which would fail as well
    return data(failed(body), { status: 503 });
  }
}
