import type { StepAnswer } from '#web/enquiry/step-answer.ts';
import type { OfferView } from './offer-view.ts';

/** What the page shows after one of its screens was sent. */
export interface ValuationAnswer extends StepAnswer {
  /** After the last screen. */
  result?: OfferView;
}

/** The name under which the answer to an offer is sent, as if it were one more screen. */
export const OFFER_STEP = 'offer';
