import { storedRecord, storeRecord } from '#web/site/stored-record.ts';

/** The values that a shopper has typed into a form that has not succeeded. */
export interface FormDraft {
  values: Record<string, string>;
  /** The subject of the form, if all vehicles share its draft. */
  subject?: string | undefined;
  /** What was typed about other subjects. */
  others?: Record<string, Record<string, string>>;
  /** Whether a code has been sent to the phone in it. */
  hasCode?: boolean;
  /** The step of a form in steps. */
  step?: number;
  /** When it was last changed: milliseconds since 1970. */
  at: number;
}

/** Enough for every form that a shopper has open. */
const MAX_DRAFTS = 12;
const MAX_SUBJECTS = 20;
/** The fields that a shopper gives once for all forms. */
const contactNames = ['name', 'last_name', 'email', 'phone', 'postcode'];

export function draftOf(site: string, form: string): FormDraft | undefined {
  return draftsOf(site)[form];
}

/**
 * What a form was filled with, for one of its subjects.
 * @param aboutSubject the fields that are about the subject: another subject does not take them over
 */
export function valuesFor(
  { values, subject: last, others = {} }: Pick<FormDraft, 'values' | 'subject' | 'others'>,
  subject: string,
  aboutSubject: readonly string[],
): Record<string, string> {
  if (last === undefined || last === subject) return values;
  const shared = Object.entries(values).filter(([name]) => !aboutSubject.includes(name));
  return { ...Object.fromEntries(shared), ...others[subject] };
}

/** The fields about other subjects, once the form is about this one. */
export function otherSubjects(
  draft: Pick<FormDraft, 'values' | 'subject' | 'others'> | undefined,
  subject: string,
  aboutSubject: readonly string[],
): Record<string, Record<string, string>> {
  if (!draft || draft.subject === undefined) return {};
  const about = Object.entries(draft.values).filter(([name]) => aboutSubject.includes(name));
  const all = { ...draft.others, [draft.subject]: Object.fromEntries(about) };
  const others = Object.entries(all).filter(([one]) => one !== subject);
  return Object.fromEntries(others.slice(-MAX_SUBJECTS));
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
  const { values, others = {}, at } = (item ?? {}) as Partial<FormDraft>; // checked below
  return typeof at === 'number' && areTexts(values) && Object.values(others).every(areTexts);
}

function areTexts(values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((value) => typeof value === 'string');
}
