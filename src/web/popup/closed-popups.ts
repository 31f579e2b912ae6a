import { storageKey } from '#web/site/storage-key.ts';

/** The number of closed popups remembered per site. */
const LIMIT = 20;

/**
 * Whether a visitor may see a popup. Returns false in a browser that cannot store the closing, which would otherwise
 * show the popup on every page load.
 */
export function canShowPopup(site: string, id: string): boolean {
  try {
    const closed = closedPopups(site);
    // writing the unchanged list fails in a browser that can read but is out of space
    store(site, closed);
    return !closed.includes(id);
  } catch (error) {
    console.warn(
      'The popup is not shown, because this browser could not store that it was closed',
      error,
    );
    return false;
  }
}

export function recordClosedPopup(site: string, id: string): void {
  try {
    store(site, [id, ...closedPopups(site).filter((other) => other !== id)]);
  } catch (error) {
    console.warn(
      'The browser could not store that the popup was closed; it may be shown again',
      error,
    );
  }
}

/**
 * The ids of the popups that this visitor has closed, most recent first. `LocalList` is not used here, because it would
 * become a separate script on sites without a popup.
 */
function closedPopups(site: string): string[] {
  const stored = parsed(localStorage.getItem(storageKey(site, 'popupVisibility')) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function store(site: string, ids: readonly string[]): void {
  const text = JSON.stringify(ids.slice(0, LIMIT));
  localStorage.setItem(storageKey(site, 'popupVisibility'), text);
}

/** A value that is not JSON was not written here and is overwritten. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn('The list of closed popups could not be parsed, so it is ignored', error);
    return [];
  }
}
