import { isPagePlace, pagePlace, type PagePlace, topOfPage } from './page-place.ts';
import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** A vehicle that a shopper wants to save, for which they have to sign in. */
export interface PendingSave {
  id: number;
  /** The page, with its search, on which the shopper pressed Save. */
  page: string;
  /** Where the page was scrolled to. */
  place: PagePlace;
  /** What the page does once it is open again: finish the saving, or only return to its place. Unknown until sign-in. */
  purpose?: 'save' | 'return';
}

function isPendingSave(item: unknown): item is PendingSave {
  if (typeof item !== 'object' || item === null) return false;
  const { id, page, place } = item as Partial<Record<keyof PendingSave, unknown>>; // checked here
  return typeof id === 'number' && typeof page === 'string' && isPagePlace(place);
}

function stored(site: string): PendingSave | undefined {
  return storedRecord(site, 'PendingSave', isPendingSave)['vehicle'];
}

function store(site: string, pending: PendingSave | undefined): void {
  storeRecord(site, 'PendingSave', pending ? { vehicle: pending } : {});
}

/** Notes where the shopper is, before the page is left for the sign-in page. */
export function notePendingSave(site: string, id: number, page: string): void {
  store(site, { id, page: asParsed(page), place: pagePlace(id) });
}

/**
 * Notes with what the sign-in page is left.
 *
 * @param save the vehicle that the sign-in page is to save; undefined drops an earlier one
 * @param page the page to which the sign-in page returns
 */
export function decidePendingSave(
  site: string,
  save: number | undefined,
  page: string,
  purpose: 'save' | 'return',
): void {
  if (save === undefined) return store(site, undefined);
  const before = stored(site);
  const isSame = before?.id === save && before.page === page;
  store(site, { id: save, page, place: isSame ? before.place : topOfPage, purpose });
}

/** The save to finish on a page, which is then no longer pending. */
export function takePendingSave(site: string, page: string): PendingSave | undefined {
  const pending = stored(site);
  if (pending?.purpose === undefined || pending.page !== asParsed(page)) return undefined;
  store(site, undefined);
  return pending;
}

/** The sign-in page parses the address that it returns to, which may escape characters. */
function asParsed(page: string): string {
  const { pathname, search } = new URL(page, location.origin);
  return pathname + search;
}
