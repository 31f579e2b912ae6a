import { data, redirect } from 'react-router';
import { errorRecord } from '#domain/privacy/error-record.ts';
import { noOfferReasons } from '#domain/trade-in/no-offer-reason.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';
import { notSentFault, unreadableFault } from '#web/enquiry/lead/form-faults.ts';
import { originOf } from '#web/enquiry/lead/lead-origin.ts';
import { TRAP } from '#web/enquiry/form/fields/form-trap.tsx';
import { CONTACT_STEP } from '#web/enquiry/form/steps/step-answer.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import type { RequestServices } from '#services/request-services.ts';
import { textFields } from '#web/text-fields.ts';
import { type PostedStep, postedStep } from './posted-step.ts';
import { callWords } from './offer-view.ts';
import {
  shownScreen,
  type StepContext,
  stepsAsked,
  submitStep,
  type ValuationResponse,
} from './submit-step.ts';
import { OFFER_STEP } from './valuation-answer.ts';
import { valuationFormView } from './valuation-form-view.ts';

/** Handles one submitted screen of the valuation. A robot gets the thank-you page, and its submission is dropped. */
export async function valuationAction(
  request: Request,
  url: URL,
  subject: FormSubject,
  services: RequestServices,
): Promise<ValuationResponse> {
  const body = await request.formData().catch(() => undefined);
  if (!body) {
    return data({ faults: [unreadableFault], values: {} }, { status: 415 });
  }
  const sent = Object.fromEntries(textFields(body));
  if (sent[TRAP]) {
    services.noteRobot(url.pathname);
    return redirect('/success', 303);
  }
  const { site, now, tradeIn } = services;
  const form = valuationFormView(site.settings, now, subject, tradeIn.looksUp());
  const posted = postedStep(sent, form);
  const origin = originOf(request, url, posted.leadAttributes);
  try {
    const context = { form, subject, services, origin };
    return withCall(await answerTo(posted, context), site.settings);
  } catch (error) {
    if (isUnavailable(error))
      return data(shownScreen(posted, posted.step, [notSentFault]), { status: 503 });
    console.error(`POST ${url.pathname}`, errorRecord(error));
    // verbatim from specification 2, section 4, "Multi-step enquiry"
    const faults = [{ field: '', message: 'An unexpected error occured' }];
    return data(shownScreen(posted, posted.step, faults), { status: 500 });
  }
}

async function answerTo(posted: PostedStep, context: StepContext): Promise<ValuationResponse> {
  if (posted.go === 'back') return screenBefore(posted, context);
  if (posted.step === OFFER_STEP) return takeOfferAnswer(posted, context);
  return submitStep(posted.go === 'skip' ? withoutSkipped(posted, context) : posted, context);
}

/** Going back validates and stores nothing, but keeps what was typed. */
function screenBefore(posted: PostedStep, { form }: StepContext): ValuationResponse {
  const steps = stepsAsked(form.steps, posted.noOffer);
  const at = steps.findIndex(({ name }) => name === posted.step);
  const before = at < 0 ? steps.at(-1) : steps[at - 1];
  return data(shownScreen(posted, before?.name ?? posted.step, []));
}

/** Announces a call as soon as it is certain, not only at the end. */
function withCall(response: ValuationResponse, settings: SiteSettings): ValuationResponse {
  if (response instanceof Response) return response;
  const { values, result } = response.data;
  const reason = noOfferReasons.find((one) => one === values['no_offer']);
  if (!reason || result) return response;
  const call = callWords(reason, settings);
  return data({ ...response.data, call }, response.init ?? undefined);
}

function withoutSkipped(posted: PostedStep, { form }: StepContext): PostedStep {
  const step = form.steps.find(({ name }) => name === posted.step);
  if (!step?.skip) return posted;
  const empty = Object.fromEntries(step.fields.map(({ name }) => [name, '']));
  return { ...posted, values: { ...posted.values, ...empty } };
}

/** Stores the answer to an offer. If the lead's offer has changed or there is no lead, makes the offer again. */
async function takeOfferAnswer(
  posted: PostedStep,
  context: StepContext,
): Promise<ValuationResponse> {
  const { key, offer, go } = posted;
  const isAnswer = go === 'accept' || go === 'decline';
  if (isAnswer && key !== undefined && offer !== undefined) {
    const { tradeIn } = context.services;
    const answered = await tradeIn.answer(key, { ...offer, accepted: go === 'accept' });
    if (answered === 'answered' || answered === 'answered-before') return redirect('/success', 303);
  }
  const note = 'This offer is newer than the one you answered. Please look at it again.';
  return submitStep({ ...posted, step: CONTACT_STEP }, context, note);
}
