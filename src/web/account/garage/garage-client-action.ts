import { data } from 'react-router';
import { changeFault } from '#web/account/send-watchlist-change.ts';
import { ANSWER_TIMEOUT_MS, inTime } from '#web/enquiry/form/network-fault.ts';
import { showToast } from '#web/toast/toasts.ts';

/** Changes the garage. If no usable answer comes back in time, the page stays as it is, and a toast says why. */
export async function garageClientAction<Answer>({
  serverAction,
}: {
  serverAction(): Promise<Answer>;
}) {
  try {
    return await inTime(serverAction(), ANSWER_TIMEOUT_MS);
  } catch (error) {
    if (error instanceof Response) throw error;
    console.warn('The garage could not be changed', error);
    showToast({ text: changeFault(error, 'garage'), isFault: true });
    // a failure status skips revalidation, which would fail as well
    return data(undefined, { status: 503 });
  }
}
