import type { ClientActionFunctionArgs } from 'react-router';
import { notSent } from '#web/enquiry/enquiry-answer.ts';
import type { ValuationAnswer } from './valuation-answer.ts';

type Sent<T> = Pick<ClientActionFunctionArgs, 'request'> & { serverAction(): Promise<T> };

/** A failure on the way keeps the screen and what was filled in. Source of the words: specification 2, section 8. */
export async function valuationClientAction<T>({
  request,
  serverAction,
}: Sent<T>): Promise<T | ValuationAnswer> {
  const body = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The form could not be sent', error);
    const { values } = notSent(body);
    const { step = '', progress_key: key = '' } = values;
    return { faults: [{ field: '', message: 'Lead submission failed' }], values, step, key };
  }
}
