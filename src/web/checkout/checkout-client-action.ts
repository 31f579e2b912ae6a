import type { ClientActionFunctionArgs } from 'react-router';
import { submitWithFallback } from '#web/enquiry/form/form-client-action.ts';
import { stepNotSent } from '#web/enquiry/form/steps/step-answer.ts';
import { isEnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import type { CheckoutAnswer } from './checkout-action.ts';

/** Submits a screen of the checkout; on a network failure it keeps what the shopper typed. */
export const checkoutClientAction = (sent: ClientActionFunctionArgs) =>
  submitWithFallback<CheckoutAnswer, CheckoutAnswer>(stepNotSent, isEnquiryAnswer, {
    request: sent.request,
    serverAction: () => sent.serverAction<CheckoutAnswer>(),
  });
