import { type RefObject, useCallback, useEffect, useState } from 'react';
import { fillKnown } from './fill-known.ts';
import { fillForm, typedValues } from './fill-form.ts';
import {
  draftOf,
  type FormDraft,
  otherSubjects,
  saveDraft,
  typedContact,
  valuesFor,
} from './form-drafts.ts';

interface DraftRules {
  site: string;
  /** The id of the form. */
  form: string;
  /** The subject of the form, if all subjects share its draft. */
  subject?: string;
  /** The fields that are about the subject: another subject does not take them over. */
  aboutSubject?: readonly string[];
  /** Whether the form may be filled with contact details from other forms. */
  remembers: boolean;
}

const nothing: readonly string[] = [];

/**
 * Stores what is typed into a form until it succeeds, and restores it after a reload, after Back and Forward, and when a
 * dialog is opened again.
 * @returns the restored draft, once the page runs, and the function that saves the form as it stands
 */
export function useFormDraft(
  element: RefObject<HTMLFormElement | null>,
  { site, form, subject = '', aboutSubject = nothing, remembers }: DraftRules,
) {
  const [restored, setRestored] = useState<FormDraft>();

  useEffect(() => {
    const draft = draftOf(site, form);
    const values = {
      ...(remembers && typedContact(site)),
      ...(draft && valuesFor(draft, subject, aboutSubject)),
    };
    const unmount = new AbortController();
    // not within the effect: React would undo the change of a field that it controls
    const timer = setTimeout(() => {
      if (element.current) fillForm(element.current, values);
      // the form is rendered with its code before its fields are there
      if (draft) setRestored({ ...draft, values });
      void fillKnown(element, site, remembers, unmount.signal);
    });
    return () => {
      clearTimeout(timer);
      unmount.abort();
    };
  }, [site, form, subject, aboutSubject, remembers, element]);

  // a field that came with the draft: the code
  useEffect(() => {
    if (!restored?.hasCode) return undefined;
    const timer = setTimeout(() => {
      if (element.current) fillForm(element.current, restored.values);
    });
    return () => clearTimeout(timer);
  }, [restored, element]);

  /** Saves the form's values and its state. */
  const save = useCallback(
    (changed: Partial<Pick<FormDraft, 'hasCode' | 'step' | 'values'>> = {}): void => {
      const values = { ...changed.values, ...valuesIn(element) };
      const others = otherSubjects(draftOf(site, form), subject, aboutSubject);
      saveDraft(site, form, { ...changed, values, subject, others }, Date.now());
    },
    [site, form, subject, aboutSubject, element],
  );
  return { restored, save };
}

function valuesIn({ current }: RefObject<HTMLFormElement | null>): Record<string, string> {
  return current ? typedValues(current) : {};
}
