import { type data, redirect } from 'react-router';
import type { RequestServices } from '#web/request-services.ts';
import { acceptedForm } from './accepted-form.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import type { FormSubject } from './form-context-of.ts';
import type { LeadFormView } from './lead-form-view.ts';

/** Takes a form in: the lead is stored before the shopper is told of success. */
export async function leadFormAction(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  services: RequestServices,
): Promise<ReturnType<typeof data<EnquiryAnswer>> | Response> {
  const form = await acceptedForm(request, url, kind, subject, services);
  if (!form.ok) return form.answer;
  await services.submitLead(form.submission);
  return redirect('/success', 303);
}
