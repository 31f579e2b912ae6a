import { dropDraft } from './form-drafts.ts';
import { endSubmission } from './submission-keys.ts';

/** The names under which the browser remembers a form. */
export interface FormMemory {
  draft: string;
  submission: string;
}

/** Forgets a form that has succeeded: the next one is another enquiry. */
export function endForm(site: string, { draft, submission }: FormMemory): void {
  dropDraft(site, draft);
  endSubmission(site, submission);
}
