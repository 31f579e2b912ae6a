import { data, redirect } from 'react-router';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { tooManyFormsFault } from '#web/enquiry/lead/form-faults.ts';
import type { FormSubject } from './form-context-of.ts';
import type { LeadFormView } from '#web/enquiry/lead/lead-form-view.ts';
import { readLeadForm } from '#web/enquiry/lead/read-lead-form.ts';

export type AcceptedForm =
  | { ok: true; submission: LeadSubmission; /** The values as submitted. */ sent: Sent }
  /** The response to the shopper or the robot. */
  | { ok: false; answer: ReturnType<typeof data<EnquiryAnswer>> | Response };

type Sent = Record<string, string>;

/**
 * Reads and validates a submitted form and applies the limit per sender. A robot gets the usual thank-you page, and its
 * submission is dropped.
 */
export async function acceptedForm(
  request: Request,
  url: URL,
  kind: LeadFormView['kind'],
  subject: FormSubject,
  services: Pick<RequestServices, 'site' | 'now' | 'noteRobot' | 'client'>,
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
    return { ok: false, answer: data(refusedForm([tooManyFormsFault], sent), { status: 429 }) };
  }
  return { ok: true, submission, sent };
}
