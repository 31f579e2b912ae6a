import { randomKey } from '#web/enquiry/form/form-elements.ts';
import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** The key of a form that was sent and has not succeeded. */
interface SubmissionKey {
  key: string;
  /** When it was last sent: milliseconds since 1970. */
  at: number;
}

/** After this time the same form is another enquiry, even if no answer to the first one arrived. */
const LASTS_MS = 3_600_000;

/** Keys made while storage is not available. */
const inMemory = new Map<string, SubmissionKey>();

/**
 * The idempotency key of a form: the same from its first attempt until it succeeds, through corrections, a reload and a
 * new tab. The server tells a repetition from a correction by the content.
 * @param form the id of the form and what it is about
 */
export function submissionKey(site: string, form: string, now: number): string {
  const known = { ...Object.fromEntries(inMemory), ...keysOf(site) };
  const living = Object.fromEntries(
    Object.entries(known).filter(([, { at }]) => now - at < LASTS_MS),
  );
  const key = living[form]?.key ?? randomKey();
  inMemory.set(form, { key, at: now });
  storeRecord(site, 'Submissions', { ...living, [form]: { key, at: now } });
  return key;
}

/** Ends the key of a form that has succeeded. */
export function endSubmission(site: string, form: string): void {
  inMemory.delete(form);
  const { [form]: _, ...others } = keysOf(site);
  storeRecord(site, 'Submissions', others);
}

function keysOf(site: string): Record<string, SubmissionKey> {
  return storedRecord(site, 'Submissions', isSubmissionKey);
}

function isSubmissionKey(item: unknown): item is SubmissionKey {
  const { key, at } = (item ?? {}) as Partial<SubmissionKey>; // checked below
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) && typeof at === 'number';
}
