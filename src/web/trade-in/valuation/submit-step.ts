import { data, redirect } from 'react-router';
import { checkSteps } from '#domain/form/check-steps.ts';
import type { FormStep } from '#domain/form/form-field.ts';
import { adjustmentAnswers } from '#domain/trade-in/adjustment-answers.ts';
import type { NoOfferReason } from '#domain/trade-in/no-offer-reason.ts';
import type { RegoVehicle } from '#domain/trade-in/rego-vehicle.ts';
import { stateCode } from '#domain/vehicle/spelling/state-code.ts';
import type { LeadOrigin } from '#domain/lead/lead.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';
import type { SteppedFormView } from '#web/enquiry/form/steps/stepped-form-view.ts';
import { tooManyFormsFault } from '#web/enquiry/lead/form-faults.ts';
import type { RequestServices } from '#services/request-services.ts';
import { describedVehicle, isSameVehicle } from './described-vehicle.ts';
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
  services: Pick<RequestServices, 'site' | 'now' | 'client' | 'tradeIn'>;
  origin: LeadOrigin;
}

/** Validates all screens so far, stores them with the lead, and shows the next screen or, after the last one, the offer. */
export async function submitStep(
  posted: PostedStep,
  { form, subject, services, origin }: StepContext,
  note?: string,
): Promise<ValuationResponse> {
  const { site, now, tradeIn, client } = services;
  const { settings } = site;
  const steps = stepsAsked(form.steps, posted.noOffer);
  const checked = checkSteps(steps, posted.values, posted.step);
  if (!checked.ok) return data(shownScreen(posted, checked.step, checked.faults), { status: 422 });
  const { values } = checked;
  const at = steps.findIndex(({ name }) => name === posted.step);
  const next = steps[at + 1];
  // an early screen has no sender to count, but the limit per network applies
  const senders = next ? [] : [values['phone'] ?? '', values['email'] ?? ''];
  if (!(await client.maySubmit(senders))) {
    return data(shownScreen(posted, posted.step, [tooManyFormsFault]), { status: 429 });
  }

  const { rego } = values;
  const state = stateCode(values['regoState'] ?? '');
  const found = rego && state ? await tradeIn.lookUp(rego, state) : undefined;
  const trade_in = describedVehicle(values, found);
  const answers = adjustmentAnswers(settings.trade_in.questions, values);
  const plate =
    rego && state && trade_in && found && isSameVehicle(trade_in, found)
      ? { rego, state }
      : undefined;
  const isDescribed = steps.slice(0, at + 1).some(({ name }) => name === VEHICLE_STEP);
  const value = trade_in && isDescribed ? await tradeIn.value(trade_in, plate, answers) : undefined;
  // a correction, for example of the year, has made an offer possible, so ask about the condition after all
  if (!next && value?.ok && steps.length < form.steps.length) {
    const condition = form.steps.find((step) => !steps.includes(step));
    if (condition) return data(shownScreen({ ...posted, noOffer: undefined }, condition.name, []));
  }

  const key = posted.key ?? tradeIn.newKey();
  const progress = {
    values,
    asked: steps.slice(0, at + 1).flatMap(({ fields }) => fields),
    trade_in,
    adjustmentAnswers: answers,
    valuation: !next && value?.ok ? value.valuation : undefined,
    hasContact: !next,
    // without an offer to answer, the form is complete
    form_completed: !next && !value?.ok,
    origin,
  };
  const submission = valuationSubmission(progress, form.category, subject, settings, now);
  const saved = await tradeIn.save(key, submission);
  if (next) {
    const noOffer = value?.ok === false ? value.reason : undefined;
    const [shown = next] = stepsAsked(form.steps, noOffer).slice(at + 1);
    const looked = { rego, looksUp: tradeIn.looksUp(), found };
    return data(nextScreen({ ...posted, noOffer }, shown, key, looked));
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

/** Shows a screen with the values so far. */
export function shownScreen(
  { values, key, ...found }: PostedStep,
  step: string,
  faults: ValuationAnswer['faults'],
): ValuationAnswer {
  return { faults, step, values: carried(values, found), ...(key && { key }) };
}

interface PlateLookUp {
  rego: string | undefined;
  /** Whether a partner can look up plates. */
  looksUp: boolean;
  found: RegoVehicle | undefined;
}

/** The first lookup of a plate fills in the vehicle; later the shopper's own values stay. */
function nextScreen(
  posted: PostedStep,
  next: FormStep,
  key: string,
  { rego, looksUp, found }: PlateLookUp,
): ValuationAnswer {
  const answer = { faults: [], step: next.name, key };
  if (posted.step !== 'rego' || !rego || rego === posted.lookedUp) {
    return { ...answer, values: carried(posted.values, posted) };
  }
  const values = carried(posted.values, { ...posted, lookedUp: rego });
  if (!found) {
    return {
      ...answer,
      values,
      note:
        `We ${looksUp ? 'could not find' : 'cannot look up'} ${rego} online: please fill in what you know. ` +
        'We keep the plate with your details.',
    };
  }
  const { year, make, model, badge } = found;
  return {
    ...answer,
    values: { ...values, year: String(year), make, model, badge: badge ?? '' },
    note: `${rego} is a ${year} ${make} ${model}. Please check that it is yours, and add what is missing.`,
  };
}

/** The values so far, with facts that the server found and does not store between screens. */
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

/** The screens to ask; without an online offer, the condition is asked on the phone. */
export function stepsAsked(
  steps: readonly FormStep[],
  noOffer: NoOfferReason | undefined,
): readonly FormStep[] {
  // `must-be-seen` comes from the questions about the condition
  const asksCondition = noOffer === undefined || noOffer === 'must-be-seen';
  return asksCondition ? steps : steps.filter(({ name }) => name !== CONDITION_STEP);
}
