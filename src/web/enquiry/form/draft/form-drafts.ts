import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** The values that a shopper has typed into a form that has not succeeded. */
export interface FormDraft {
  values: Record<string, string>;
  /** The subject of the form, if all vehicles share its draft. */
  subject?: string | undefined;
  /** Whether a code has been sent to the phone in it. */
  hasCode?: boolean;
  /** The step of a form in steps. */
  step?: number;
  /** When it was last changed: milliseconds since 1970. */
  at: number;
}

/** Enough for every form that a shopper has open. */
const MAX_DRAFTS = 12;
/** The fields that a shopper gives once for all forms. */
const contactNames = ['name', 'last_name', 'email', 'phone', 'postcode'];

export function draftOf(site: string, form: string): FormDraft | undefined {
  return draftsOf(site)[form];
}

/** Changes the draft of a form, and drops the oldest drafts. */
export function saveDraft(
  site: string,
  form: string,
  changed: Partial<Omit<FormDraft, 'at'>>,
  now: number,
): void {
  const drafts = draftsOf(site);
  const draft = { values: {}, ...drafts[form], ...changed, at: now };
  const newest = Object.entries({ ...drafts, [form]: draft })
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MAX_DRAFTS);
  storeRecord(site, 'FormDrafts', Object.fromEntries(newest));
}

/** Removes the draft of a form that has succeeded. */
export function dropDraft(site: string, form: string): void {
  const { [form]: _, ...others } = draftsOf(site);
  storeRecord(site, 'FormDrafts', others);
}

/** The contact details that were typed last, into any form of this tab. */
export function typedContact(site: string): Record<string, string> {
  const oldestFirst = Object.values(draftsOf(site)).toSorted((one, other) => one.at - other.at);
  const typed = oldestFirst.flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(
    typed.filter(([name, value]) => contactNames.includes(name) && value !== ''),
  );
}

function draftsOf(site: string): Record<string, FormDraft> {
  return storedRecord(site, 'FormDrafts', isDraft);
}

function isDraft(item: unknown): item is FormDraft {
  const { values, at } = (item ?? {}) as Partial<FormDraft>; // checked below
  return (
    typeof at === 'number' &&
    typeof values === 'object' &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
