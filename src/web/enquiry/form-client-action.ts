import { type ClientActionFunctionArgs, data } from 'react-router';
import { type EnquiryAnswer, notSent } from './enquiry-answer.ts';

type Sent<T> = Pick<ClientActionFunctionArgs, 'request'> & { serverAction(): Promise<T> };

/** A failure on the way keeps what the shopper wrote. */
export function formClientAction<T>(sent: Sent<T>) {
  return answeredOr(notSent, sent);
}

/** @param failed what the form shows when what was sent did not come through */
export async function answeredOr<T, Failed extends EnquiryAnswer>(
  failed: (body: FormData) => Failed,
  { request, serverAction }: Sent<T>,
) {
  const body = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The form could not be sent', error);
    // with a status of failure the page is not fetched anew, which would fail as well
    return data(failed(body), { status: 503 });
  }
}
