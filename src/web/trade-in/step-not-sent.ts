import { notSent } from '#web/enquiry/lead/enquiry-answer.ts';
import type { ValuationAnswer } from './valuation-answer.ts';

/** A failure on the way keeps the screen and what was filled in. Source of the words: specification 2, section 8. */
export function stepNotSent(body: FormData): ValuationAnswer {
  const { values } = notSent(body);
  const { step = '', progress_key: key = '' } = values;
  return { faults: [{ field: '', message: 'Lead submission failed' }], values, step, key };
}
