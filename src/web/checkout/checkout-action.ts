import { data, redirect } from 'react-router';
import { reservationPath } from '#domain/reservation/reservation-path.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { type LeadFormView, leadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { leadNotSent } from '#web/enquiry/lead/lead-not-sent.ts';
import type { RequestServices } from '#services/request-services.ts';
import { checkoutSubject } from './checkout-data.ts';
import type { CheckoutPurpose } from './checkout-view.ts';
import { type RefusalView, refusalView } from './refusal-view.ts';

/** What the page shows if the vehicle was not reserved. */
export interface CheckoutAnswer extends EnquiryAnswer {
  refusal?: RefusalView;
  /** An enquiry about the vehicle, which takes over what was typed. */
  enquiry?: LeadFormView;
}

/** Handles the submission of a reservation and redirects to its page, where it is paid if necessary. */
export async function checkoutAction(
  request: Request,
  url: URL,
  found: Vehicle | undefined,
  purpose: CheckoutPurpose,
  services: RequestServices,
): Promise<ReturnType<typeof data<CheckoutAnswer>> | Response> {
  const vehicle = checkoutSubject(services, found, url);
  const form = await acceptedForm(request, url, 'reservation', { vehicle }, services);
  if (!form.ok) return form.answer;
  const reserving = services.reservations.reserve(vehicle, withPurpose(form.submission, purpose));
  const result = await reserving.catch((error: unknown) => leadNotSent(error, form.sent));
  if ('data' in result) return result;
  if (result.ok) return redirect(reservationPath(result.reservation.id), 303);
  if (result.reason === 'payment-unavailable') {
    return data(refusedForm([{ field: '', message: paymentUnavailable }], form.sent), {
      status: 503,
    });
  }
  const refusal = refusalView(result.reason, vehicle);
  const { settings } = services.site;
  const enquiry =
    result.reason === 'reserved-by-you'
      ? undefined
      : leadFormView('vehicle', settings, services.now, { vehicle });
  const answer = { ...refusedForm([], form.sent), refusal, ...(enquiry && { enquiry }) };
  return data(answer, { status: 409 });
}

const paymentUnavailable =
  'The payment could not be begun. Nothing was charged and nothing is reserved: please try again, or call us.';

function withPurpose(submission: LeadSubmission, purpose: CheckoutPurpose): LeadSubmission {
  if (purpose === 'reserve') return submission;
  const { fields } = submission;
  const answer = { name: 'purpose', label: 'Wants to', value: 'Buy online' };
  return { ...submission, fields: { ...fields, answers: [...(fields.answers ?? []), answer] } };
}
