import { data, redirect } from 'react-router';
import { checkSteps } from '#domain/form/check-steps.ts';
import type { FormStep } from '#domain/form/form-field.ts';
import { adjustmentAnswers } from '#domain/trade-in/adjustment-answers.ts';
import type { NoOfferReason } from '#domain/trade-in/no-offer-reason.ts';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import { stateCode } from '#domain/vehicle/spelling/state-code.ts';
import type { LeadOrigin } from '#domain/lead/lead.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';
import type { SteppedFormView } from '#web/enquiry/form/stepped-form-view.ts';
import { tooManyForms } from '#web/enquiry/lead/too-many-forms.ts';
import type { SiteServices } from '#services/site-services.ts';
import { describedVehicle, isSame } from './described-vehicle.ts';
import { callView, offerView } from './offer-view.ts';
import type { PostedStep } from './posted-step.ts';
import {
  CONDITION_STEP,
  OFFER_STEP,
  VEHICLE_STEP,
  type ValuationAnswer,
} from './valuation-answer.ts';
import { valuationSubmission } from './valuation-submission.ts';

export type ValuationResponse = ReturnType<typeof data<ValuationAnswer>> | Response;

export interface StepContext {
  form: SteppedFormView;
  subject: FormSubject;
  services: Pick<SiteServices, 'site' | 'now' | 'client' | 'tradeIn'>;
  origin: LeadOrigin;
}

/** Checks all that is known so far, keeps it with the lead, and shows the next screen; after the last one the offer. */
export async function takeStep(
  posted: PostedStep,
  { form, subject, services, origin }: StepContext,
  note?: string,
): Promise<ValuationResponse> {
  const { site, now, tradeIn, client } = services;
  const { settings } = site;
  const steps = stepsAsked(form.steps, posted.noOffer);
  const checked = checkSteps(steps, posted.values, posted.step);
  if (!checked.ok) return data(refused(posted, checked.step, checked.faults), { status: 422 });
  const { values } = checked;
  const at = steps.findIndex(({ name }) => name === posted.step);
  const next = steps[at + 1];
  // a screen before the last one names nobody to count; whoever posts too much is stopped there as well
  const senders = next ? [] : [values['phone'] ?? '', values['email'] ?? ''];
  if (!(await client.maySubmit(senders))) {
    const { faults } = tooManyForms(posted.values);
    return data(refused(posted, posted.step, faults), { status: 429 });
  }

  const { rego } = values;
  const state = stateCode(values['regoState'] ?? '');
  const found = rego && state ? await tradeIn.lookUp(rego, state) : undefined;
  const trade_in = describedVehicle(values, found);
  const answers = adjustmentAnswers(settings.trade_in.questions, values);
  const plate =
    rego && state && trade_in && found && isSame(trade_in, found) ? { rego, state } : undefined;
  const isDescribed = steps.slice(0, at + 1).some(({ name }) => name === VEHICLE_STEP);
  const value = trade_in && isDescribed ? await tradeIn.value(trade_in, plate, answers) : undefined;
  // an offer has come within reach, for example of a corrected year: then the condition counts after all
  if (!next && value?.ok && steps.length < form.steps.length) {
    const condition = form.steps.find((step) => !steps.includes(step));
    if (condition) return data(refused({ ...posted, noOffer: undefined }, condition.name, []));
  }

  const key = posted.key ?? tradeIn.newKey();
  const told = {
    values,
    asked: steps.slice(0, at + 1).flatMap(({ fields }) => fields),
    trade_in,
    adjustmentAnswers: answers,
    valuation: !next && value?.ok ? value.valuation : undefined,
    hasContact: !next,
    // where there is no offer to answer, nothing is asked any more
    form_completed: !next && !value?.ok,
    origin,
  };
  const submission = valuationSubmission(told, form.category, subject, settings, now);
  const saved = await tradeIn.save(key, submission);
  const lookedUp = tradeIn.looksUp ? rego : undefined;
  if (next) {
    const noOffer = value?.ok === false ? value.reason : undefined;
    const [shown = next] = stepsAsked(form.steps, noOffer).slice(at + 1);
    return data(nextScreen({ ...posted, noOffer }, shown, key, lookedUp, found));
  }
  if (saved.state === 'accepted-before') return redirect('/success', 303);
  const about = trade_in ?? { make: '', model: '' };
  const result = value?.ok
    ? offerView(about, value.valuation, settings)
    : callView(about, value?.reason ?? 'not-known', settings);
  return data({
    faults: [],
    values: carried(posted.values, posted),
    step: OFFER_STEP,
    key,
    result,
    ...(note && { note }),
  });
}

export function refused(
  { values, key, ...found }: PostedStep,
  step: string,
  faults: ValuationAnswer['faults'],
): ValuationAnswer {
  return { faults, step, values: carried(values, found), ...(key && { key }) };
}

/** A plate that is looked up for the first time fills in what it tells; later the shopper's word stands. */
function nextScreen(
  posted: PostedStep,
  next: FormStep,
  key: string,
  rego: string | undefined,
  found: RegoVehicle | undefined,
): ValuationAnswer {
  const answer = { faults: [], step: next.name, key };
  if (posted.step !== 'rego' || rego === undefined || rego === posted.lookedUp) {
    return { ...answer, values: carried(posted.values, posted) };
  }
  const values = carried(posted.values, { ...posted, lookedUp: rego });
  if (!found) {
    return {
      ...answer,
      values,
      note: `We could not find ${rego} online: please fill in what you know.`,
    };
  }
  const { year, make, model, badge } = found;
  return {
    ...answer,
    values: { ...values, year: String(year), make, model, badge: badge ?? '' },
    note: `${rego} is a ${year} ${make} ${model}. Please check that it is yours, and add what is missing.`,
  };
}

/** The answers so far, with what the server found out and does not remember between screens. */
function carried(
  values: Record<string, string>,
  { lookedUp, noOffer }: Pick<PostedStep, 'lookedUp' | 'noOffer'>,
): Record<string, string> {
  return {
    ...values,
    ...(lookedUp && { looked_up: lookedUp }),
    ...(noOffer && { no_offer: noOffer }),
  };
}

/** The screens of a shopper whom a person will call: the vehicle's condition is asked on the phone. */
export function stepsAsked(
  steps: readonly FormStep[],
  noOffer: NoOfferReason | undefined,
): readonly FormStep[] {
  // this one was found out by the questions about the condition
  const asksCondition = noOffer === undefined || noOffer === 'must-be-seen';
  return asksCondition ? steps : steps.filter(({ name }) => name !== CONDITION_STEP);
}
