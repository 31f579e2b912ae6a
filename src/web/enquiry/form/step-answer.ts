import type { EnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';

/** What a form of several screens shows after one was sent. */
export interface StepAnswer extends EnquiryAnswer {
  /** The screen to show, with what was filled in so far in `values`; without it the one that was sent, again. */
  step?: string;
  /** By which the shopper goes on; it comes back with the next screen. */
  key?: string;
  /** What the last screen has led to, above the fields of this one. */
  note?: string;
}
