import { type data, redirect } from 'react-router';
import type { RequestServices } from '#services/request-services.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import type { FormSubject } from '#web/enquiry/form/form-context-of.ts';
import type { LeadFormView } from './lead-form-view.ts';
import { leadNotSent } from './lead-not-sent.ts';

/** Handles the submission of a form. The lead is stored before the shopper sees the thank-you page. */
export async function leadFormAction(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  services: RequestServices,
): Promise<ReturnType<typeof data<EnquiryAnswer>> | Response> {
  const form = await acceptedForm(request, url, kind, subject, services);
  if (!form.ok) return form.answer;
  try {
    await services.submitLead(form.submission);
  } catch (error) {
    return leadNotSent(error, form.sent);
  }
  return redirect('/success', 303);
}
