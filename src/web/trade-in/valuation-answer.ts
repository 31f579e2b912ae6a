import type { ValuationScreen } from '#domain/form/valuation-steps.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/is-enquiry-answer.ts';
import type { StepAnswer } from '#web/enquiry/form/step-answer.ts';
import type { OfferView } from './offer-view.ts';

/** What the page shows after one of its screens was sent. */
export interface ValuationAnswer extends StepAnswer {
  /** After the last screen. */
  result?: OfferView;
  /** Before it: a person will make the offer, and why. */
  call?: { title: string; text: string };
}

/** Whether an answer has the parts that the page shows. */
export function isValuationAnswer(answer: unknown): answer is ValuationAnswer {
  if (!isEnquiryAnswer(answer)) return false;
  const { step, result } = answer as ValuationAnswer;
  if (result !== undefined) return result?.kind === 'offer' || result?.kind === 'call';
  return step === undefined || typeof step === 'string';
}

/** The screen after which it is known whether the website can make an offer. */
export const VEHICLE_STEP = 'vehicle' satisfies ValuationScreen;

/** The screen that is passed over where a person makes the offer. */
export const CONDITION_STEP = 'condition' satisfies ValuationScreen;

/** The name under which the answer to an offer is sent, as if it were one more screen. */
export const OFFER_STEP = 'offer';
