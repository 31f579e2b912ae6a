import type { ValuationScreen } from '#domain/form/valuation-steps.ts';
import { type EnquiryAnswer, notSent } from '#web/enquiry/lead/enquiry-answer.ts';

/** What a multi-step form shows after a screen was submitted. */
export interface StepAnswer extends EnquiryAnswer {
  /** The screen to show, with all values so far in `values`; by default the submitted screen again. */
  step?: string;
  /** The key of the shopper's progress; the next screen submits it again. */
  key?: string;
  /** The result of the last screen, shown above the fields. */
  note?: string;
}

/** The name of the last screen of every multi-step form. */
export const CONTACT_STEP = 'contact' satisfies ValuationScreen;

/** The answer when a screen could not be submitted; keeps the values. Source of the text: specification 2, section 8. */
export function stepNotSent(body: FormData, message = 'Lead submission failed'): StepAnswer {
  const answer = notSent(body, message);
  const { step = '', progress_key: key = '' } = answer.values;
  return { ...answer, step, key };
}
