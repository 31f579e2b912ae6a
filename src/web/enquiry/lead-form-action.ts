import { data, redirect } from 'react-router';
import type { RequestServices } from '#web/request-services.ts';
import type { EnquiryAnswer } from './enquiry-answer.ts';
import type { FormSubject } from './form-context-of.ts';
import type { LeadFormView } from './lead-form-view.ts';
import { readLeadForm } from './read-lead-form.ts';
import { tooManyForms } from './too-many-forms.ts';

type Refused = ReturnType<typeof data<EnquiryAnswer>>;

/**
 * Takes a form in: the lead is stored before the shopper is told of success. A robot is told the same, and nothing
 * is stored of what it sent.
 */
export async function leadFormAction(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  services: RequestServices,
): Promise<Refused | Response> {
  const read = await readLeadForm(request, url, kind, subject, services);
  if (!read.ok && read.status === 'robot') {
    services.noteRobot(url.pathname);
    return redirect('/success', 303);
  }
  if (!read.ok) return data(read.form, { status: read.status });
  const { phone, email } = read.submission.fields;
  if (!(await services.maySubmit([phone, email]))) {
    return data(tooManyForms(read.sent), { status: 429 });
  }
  await services.submitLead(read.submission);
  return redirect('/success', 303);
}
