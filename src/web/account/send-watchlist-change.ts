import { ANSWER_TIMEOUT_MS, inTime, networkFault } from '#web/enquiry/form/network-fault.ts';

/** The outcome of saving or removing a vehicle; a failure has words for the shopper. */
export type WatchlistOutcome =
  | { ok: true }
  | { ok: false; reason: 'failed' | 'signed-out'; text: string };

/** Shown if the server gives no reason. */
export const watchlistFault = unchanged('watchlist');

/**
 * Asks the server to save or remove a vehicle. Only an answer that says `success` counts: a proxy or an outage may
 * answer with anything.
 * Source: specification 1, section 7, "POST /api/watchlist/save-car".
 */
export async function sendWatchlistChange(
  change: 'save-car' | 'remove-car',
  phone: string,
  id: number,
): Promise<WatchlistOutcome> {
  try {
    return await inTime(answered(change, phone, id), ANSWER_TIMEOUT_MS);
  } catch (error) {
    console.warn('The watchlist could not be changed', error);
    return { ok: false, reason: 'failed', text: changeFault(error) };
  }
}

async function answered(
  change: 'save-car' | 'remove-car',
  phone: string,
  id: number,
): Promise<WatchlistOutcome> {
  const response = await fetch(`/api/watchlist/${change}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone_number: phone, car_id: id }),
  });
  const answer = readAnswer(await response.text());
  if (response.ok && answer.success) return { ok: true };
  const text = answer.message ?? watchlistFault;
  return { ok: false, reason: response.status === 401 ? 'signed-out' : 'failed', text };
}

/** Reads the server's answer; a proxy's page has neither success nor a message. */
function readAnswer(text: string): { success: boolean; message: string | undefined } {
  const answer = parsed(text);
  if (typeof answer !== 'object' || answer === null) return { success: false, message: undefined };
  const { success, message } = answer as { success?: unknown; message?: unknown }; // checked here
  const words = success === false && typeof message === 'string' ? message.trim() : '';
  return { success: success === true, message: words || undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // a proxy's page, or a truncated answer
    return undefined;
  }
}

/** Explains why a change got no usable answer. @param what the thing that was to change */
export function changeFault(error: unknown, what = 'watchlist'): string {
  if (networkFault(error) === undefined) return unchanged(what);
  return navigator.onLine
    ? `The answer is taking too long, so we don’t know whether your ${what} changed. Please try again.`
    : 'You are offline. Please try again once you are connected.';
}

function unchanged(what: string): string {
  return `Your ${what} could not be changed. Please try again.`;
}
