import { data, redirect } from 'react-router';
import type { LeadSubmission } from '#services/leads/submit-lead.ts';
import type { SiteServices } from '#services/site-services.ts';
import type { EnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import type { FormSubject } from './form-context-of.ts';
import type { LeadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { readLeadForm } from '#web/enquiry/lead/read-lead-form.ts';
import { tooManyForms } from '#web/enquiry/lead/too-many-forms.ts';

export type AcceptedForm =
  | { ok: true; submission: LeadSubmission; /** As they were filled in. */ sent: Sent }
  /** What the shopper, or the robot, gets in answer. */
  | { ok: false; answer: ReturnType<typeof data<EnquiryAnswer>> | Response };

type Sent = Record<string, string>;

/**
 * Reads a form that was sent, and tells what is wrong with it or that its sender has sent too many. A robot is told the
 * same as everybody who is thanked, and nothing comes of what it sent.
 */
export async function acceptedForm(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  services: Pick<SiteServices, 'site' | 'now' | 'noteRobot' | 'client'>,
): Promise<AcceptedForm> {
  const read = await readLeadForm(request, url, kind, subject, services);
  if (!read.ok && read.status === 'robot') {
    services.noteRobot(url.pathname);
    return { ok: false, answer: redirect('/success', 303) };
  }
  if (!read.ok) return { ok: false, answer: data(read.form, { status: read.status }) };
  const { submission, sent } = read;
  const { phone, email } = submission.fields;
  if (!(await services.client.maySubmit([phone, email]))) {
    return { ok: false, answer: data(tooManyForms(sent), { status: 429 }) };
  }
  return { ok: true, submission, sent };
}
