import { showToast } from '#web/toast/toasts.ts';
import { announceSaved, changeSaved } from './save-vehicle.ts';
import { loadedMe } from './signed-in-browser.ts';

/**
 * Confirms that a vehicle was saved after its shopper signed in. The server has usually saved it with the code; otherwise
 * the page tries once more.
 */
export async function finishSave(site: string, id: number): Promise<void> {
  const { visitor, watchlist = [] } = await loadedMe(site);
  // the shopper left the sign-in page without signing in
  if (!visitor) return;
  if (watchlist.includes(id)) return announceSaved(id);
  const outcome = await changeSaved(visitor.phone, id, true);
  if (outcome.ok) announceSaved(id);
  else showToast({ text: outcome.text, isFault: true });
}
