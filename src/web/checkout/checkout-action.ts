import { data, redirect } from 'react-router';
import { checkSteps } from '#domain/form/check-steps.ts';
import type { CheckoutPurpose } from '#domain/form/form-context.ts';
import type { FormStep } from '#domain/form/form-field.ts';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { deliveryAnswer } from '#web/calculators/delivery-view.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import type { StepAnswer } from '#web/enquiry/form/steps/step-answer.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import { textFields } from '#web/text-fields.ts';
import { checkoutSubject } from './checkout-data.ts';
import { checkoutSteps, CONFIRM_STEP, nextScreen } from './checkout-steps.ts';
import { type RefusalView, refusalView } from './refusal-view.ts';

/** What the page shows after a screen, or if the vehicle was not reserved. */
export interface CheckoutAnswer extends StepAnswer {
  refusal?: RefusalView;
  /** An enquiry about the vehicle, which takes over what was typed. */
  enquiry?: LeadFormView;
  /** The price of the delivery that the shopper has chosen: `Delivery to Victoria: $890`. */
  delivery?: string;
}

type CheckoutResponse = ReturnType<typeof data<CheckoutAnswer>> | Response;

/**
 * Handles one submitted screen of the checkout. The last one reserves the vehicle and redirects to the reservation's page,
 * where it is paid if necessary.
 */
export async function checkoutAction(
  request: Request,
  url: URL,
  found: Vehicle | undefined,
  purpose: CheckoutPurpose,
  services: RequestServices,
): Promise<CheckoutResponse> {
  const vehicle = checkoutSubject(services, found, url);
  const subject = { vehicle, purpose };
  const { settings } = services.site;
  const steps = checkoutSteps(
    leadFormView('reservation', settings, services.now, subject),
    purpose,
  );
  const body = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const sent = Object.fromEntries(textFields(body));
  const screen = nextScreen(steps, sent, (upTo) => checkSteps(steps, sent, upTo));
  if (screen) {
    const delivery = await chosenDelivery(sent, services);
    const status = screen.faults.length > 0 ? 422 : 200;
    return data({ ...screen, ...refusedForm(screen.faults, sent), ...delivery }, { status });
  }
  const form = await acceptedForm(request, url, 'reservation', subject, services);
  if (!form.ok) return onItsScreen(form.answer, steps, services);
  const reserving = services.reservations.reserve(vehicle, withPurpose(form.submission, purpose));
  const result = await reserving.catch((error: unknown) => leadNotSent(error, form.sent));
  if ('data' in result) return onItsScreen(result, steps, services);
  if (result.ok) return redirect(reservationPath(result.reservation.id), 303);
  if (result.reason === 'payment-unavailable') {
    const answer = refusedForm([{ field: '', message: paymentUnavailable }], form.sent);
    return onItsScreen(data(answer, { status: 503 }), steps, services);
  }
  const refusal = refusalView(result.reason, vehicle);
  const enquiry =
    result.reason === 'reserved-by-you'
      ? undefined
      : leadFormView('vehicle', settings, services.now, { vehicle });
  const answer = { ...refusedForm([], form.sent), refusal, ...(enquiry && { enquiry }) };
  return data(answer, { status: 409 });
}

const paymentUnavailable =
  'The payment could not be begun. Nothing was charged and nothing is reserved: please try again, or call us.';

/** Shows a refused form on the screen of its first fault, with the faults of that screen and of the whole form. */
async function onItsScreen(
  answer: ReturnType<typeof data<EnquiryAnswer>> | Response,
  steps: readonly FormStep[],
  services: Pick<RequestServices, 'deliveryPrice'>,
): Promise<CheckoutResponse> {
  if (answer instanceof Response) return answer;
  const { faults, values } = answer.data;
  const ofScreen = (screen: FormStep) =>
    faults.filter(({ field }) => screen.fields.some(({ name }) => name === field));
  const screen = steps.find((step) => ofScreen(step).length > 0);
  const shown = {
    values,
    faults: screen ? [...faults.filter(({ field }) => field === ''), ...ofScreen(screen)] : faults,
    step: screen?.name ?? CONFIRM_STEP,
    ...(await chosenDelivery(values, services)),
  };
  return data(shown, answer.init ?? undefined);
}

async function chosenDelivery(
  { handover, postcode = '' }: Readonly<Record<string, string>>,
  { deliveryPrice }: Pick<RequestServices, 'deliveryPrice'>,
): Promise<Pick<CheckoutAnswer, 'delivery'>> {
  if (handover !== 'deliver') return {};
  const answer = await deliveryAnswer(postcode, deliveryPrice);
  return { delivery: answer.ok ? answer.text : 'Delivery: we work out the price with you' };
}

function withPurpose(submission: LeadSubmission, purpose: CheckoutPurpose): LeadSubmission {
  if (purpose === 'reserve') return submission;
  const { fields } = submission;
  const answer = { name: 'purpose', label: 'Wants to', value: 'Buy online' };
  return { ...submission, fields: { ...fields, answers: [...(fields.answers ?? []), answer] } };
}
