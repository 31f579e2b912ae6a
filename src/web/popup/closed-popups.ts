import { storageKey } from '#web/site/storage-key.ts';

/** More than anybody has closed of one site's. */
const LIMIT = 20;

/**
 * Whether a visitor is yet to be shown a popup. A browser that keeps nothing would show it with every page that is
 * loaded: there, not at all.
 */
export function isYetToBeShown(site: string, id: string): boolean {
  try {
    const closed = closedPopups(site);
    // kept once more as they are: a browser without room can still be read
    keep(site, closed);
    return !closed.includes(id);
  } catch (error) {
    console.warn('The popup is not shown, since nothing would remember that it was closed', error);
    return false;
  }
}

export function rememberClosed(site: string, id: string): void {
  try {
    keep(site, [id, ...closedPopups(site).filter((other) => other !== id)]);
  } catch (error) {
    console.warn('Nothing remembers that the popup was closed', error);
  }
}

/**
 * The ids of the popups that this browser's visitor has closed, the last one first. Not a `LocalList`, which would then
 * be a file of its own on the pages of sites that have no popup.
 */
function closedPopups(site: string): string[] {
  const kept = parsed(localStorage.getItem(storageKey(site, 'popupVisibility')) ?? '[]');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

function keep(site: string, ids: readonly string[]): void {
  const text = JSON.stringify(ids.slice(0, LIMIT));
  localStorage.setItem(storageKey(site, 'popupVisibility'), text);
}

/** What is no JSON was not kept here, and is written over. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The popups that were closed could not be read', error);
    return [];
  }
}
