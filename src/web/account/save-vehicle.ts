import { recordEvent } from '#web/visit/record-event.ts';
import { showToast } from '#web/toast/toasts.ts';
import { type WatchlistOutcome, sendWatchlistChange } from './send-watchlist-change.ts';
import { changeMe } from './signed-in-browser.ts';

/** Saves or removes a vehicle. The page shows the change at once, and takes it back if the server refuses. */
export async function changeSaved(
  phone: string,
  id: number,
  isSaved: boolean,
): Promise<WatchlistOutcome> {
  setSaved(id, isSaved);
  const outcome = await sendWatchlistChange(isSaved ? 'save-car' : 'remove-car', phone, id);
  if (!outcome.ok) setSaved(id, !isSaved);
  return outcome;
}

/** Tells the shopper, and the site's analytics, that a vehicle was saved. */
export function announceSaved(id: number): void {
  recordEvent('favouriteAdded', { car_id: id });
  showToast({
    text: 'Saved to your watchlist',
    link: { label: 'View List', href: '/saved' },
  });
}

function setSaved(id: number, isSaved: boolean): void {
  changeMe((before) => {
    const others = (before.watchlist ?? []).filter((one) => one !== id);
    return { ...before, watchlist: isSaved ? [id, ...others] : others };
  });
}
