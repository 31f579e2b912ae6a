import type { ValuationScreen } from '#domain/form/valuation-steps.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import type { StepAnswer } from '#web/enquiry/form/steps/step-answer.ts';
import type { OfferView } from './offer-view.ts';

/** What the page shows after a screen was submitted. */
export interface ValuationAnswer extends StepAnswer {
  /** After the last screen. */
  result?: OfferView;
  /** Before the last screen: announces a call, with the reason. */
  call?: { title: string; text: string };
}

/** Whether an answer has the properties that the page shows. */
export function isValuationAnswer(answer: unknown): answer is ValuationAnswer {
  if (!isEnquiryAnswer(answer)) return false;
  const { step, result } = answer as ValuationAnswer;
  if (result !== undefined) return result?.kind === 'offer' || result?.kind === 'call';
  return step === undefined || typeof step === 'string';
}

/** The screen after which the site knows whether it can make an online offer. */
export const VEHICLE_STEP = 'vehicle' satisfies ValuationScreen;

/** The screen that is skipped if a person makes the offer. */
export const CONDITION_STEP = 'condition' satisfies ValuationScreen;

/** The pseudo-screen that submits the answer to an offer. */
export const OFFER_STEP = 'offer';
