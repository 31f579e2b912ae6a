import { type ClientActionFunctionArgs, data } from 'react-router';
import { notSent } from './enquiry-answer.ts';

/** A failure on the way keeps what the shopper wrote. */
export async function formClientAction<T>({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & { serverAction(): Promise<T> }) {
  const body = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The form could not be sent', error);
    // with a status of failure the page is not fetched anew, which would fail as well
    return data(notSent(body), { status: 503 });
  }
}
