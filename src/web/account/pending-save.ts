import { isPagePlace, pagePlace, type PagePlace, topOfPage } from './page-place.ts';
import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** A vehicle that a shopper wants to save, for which they have to sign in. */
export interface PendingSave {
  id: number;
  /** The page, with its search, on which the shopper pressed Save. */
  page: string;
  /** The scroll position of the page. */
  place: PagePlace;
  /** The next step once the page is open again: finish saving, or only scroll back. Set when the sign-in page is left. */
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

/** Notes the shopper's page and scroll position before the sign-in page opens. */
export function notePendingSave(site: string, id: number, page: string): void {
  store(site, { id, page: asParsed(page), place: pagePlace(id) });
}

/**
 * Notes the next step of the page to which the sign-in page returns.
 *
 * @param save the vehicle that the sign-in page is to save; undefined drops an earlier one
 * @param page the page to which the sign-in page returns
 */
export function notePendingPurpose(
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

/** Takes the save that is pending for a page. */
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
