import { isEnquiryAnswer } from '#web/enquiry/is-enquiry-answer.ts';
import type { StepAnswer } from '#web/enquiry/step-answer.ts';
import type { OfferView } from './offer-view.ts';

/** What the page shows after one of its screens was sent. */
export interface ValuationAnswer extends StepAnswer {
  /** After the last screen. */
  result?: OfferView;
}

/** Whether an answer has the parts that the page shows. */
export function isValuationAnswer(answer: unknown): answer is ValuationAnswer {
  if (!isEnquiryAnswer(answer)) return false;
  const { step, result } = answer as ValuationAnswer;
  if (result !== undefined) return result?.kind === 'offer' || result?.kind === 'call';
  return step === undefined || typeof step === 'string';
}

/** The name under which the answer to an offer is sent, as if it were one more screen. */
export const OFFER_STEP = 'offer';
