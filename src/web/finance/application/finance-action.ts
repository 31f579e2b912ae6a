import { data, redirect } from 'react-router';
import { checkForm } from '#domain/form/check-form.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { randomKey } from '#web/enquiry/form/form-elements.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import { priceField } from '#web/finance/price-field.ts';
import { financeTexts } from '#web/finance/finance-texts.ts';
import { postedForm } from '#web/posted-form.ts';
import {
  failed,
  otherPhone,
  refused,
  sendCode,
  unavailable,
  verifiedBy,
  type Sent,
} from '#web/verification/verification-answers.ts';
import { verificationTexts } from '#web/verification/verification-texts.ts';
import { verifyCode, type SignInHeaders } from '#web/verification/verify-code.ts';
import type { FinanceAnswer } from './finance-answer.ts';
import { submitApplication } from './submit-application.ts';
import { requestedLoan, type RequestedLoan } from './requested-loan.ts';

type Found = Vehicle | undefined;

/** Makes a quote, sends a code, unlocks the phone, or submits the application, as the pressed button (`go`) says. */
export async function financeAction(
  request: Request,
  url: URL,
  vehicle: Found,
  services: RequestServices,
) {
  const { go, sent } = await postedForm(request, ['quote', 'send', 'other-phone', 'apply']);
  const price = checkForm([priceField], sent);
  if (!price.ok && (go === 'quote' || go === 'apply')) return refused(422, price.faults, sent);
  if (go === 'quote') return showQuote(sent, url, vehicle, services);
  if (go === 'send') return sendCode(keyed(sent), services, vehicle?.dealership_slug);
  if (go === 'other-phone') return otherPhone(sent, services.visitor?.phone);
  return apply(request, url, sent, vehicle, services);
}

/** Without script a form has no key, because its page comes from a cache; the one with the code is the shopper's own. */
function keyed(sent: Sent): Sent {
  return { ...sent, idempotency_key: sent['idempotency_key'] || randomKey() };
}

async function showQuote(sent: Sent, url: URL, vehicle: Found, services: RequestServices) {
  const { request, estimate } = requestedLoan(sent, url, vehicle, services);
  const answer: FinanceAnswer = { faults: [], values: { ...sent }, hasCode: 'code' in sent };
  if (estimate) return data(answer);
  const quote = await services.finance.quote(request);
  return data<FinanceAnswer>({ ...answer, ...(quote ? { quote } : { hasNoQuote: true }) });
}

async function apply(
  request: Request,
  url: URL,
  sent: Sent,
  vehicle: Found,
  services: RequestServices,
) {
  const form = await acceptedForm(request, url, 'finance', { vehicle }, services);
  if (!form.ok) {
    if (form.answer instanceof Response) return form.answer;
    const { data: answer, init } = form.answer;
    return data({ ...answer, hasCode: 'code' in sent }, init ?? {});
  }
  const { submission } = form;
  const verified = await verifyApplicant(submission, sent, services).catch(
    (error: unknown): VerifiedApplicant => ({
      ok: false,
      answer: unavailable(error, verificationTexts.verifyFailed, sent),
    }),
  );
  if (!verified.ok) return verified.answer;
  const { headers, visitor_id } = verified;
  const loan = requestedLoan(sent, url, vehicle, services);
  // the code is spent, so the answer signs the visitor in whatever happens
  const applying = visitor_id === undefined ? submission : { ...submission, visitor_id };
  return submit(applying, loan, sent, services, headers).catch((error: unknown) =>
    unavailable(error, financeTexts.leadFailed, sent, headers),
  );
}

async function submit(
  submission: LeadSubmission,
  loan: RequestedLoan,
  sent: Sent,
  services: RequestServices,
  headers: SignInHeaders,
) {
  const submitted = await submitApplication(submission, loan, services);
  if (!submitted.ok) {
    const { name: partner } = services.site.settings.finance.partner;
    const message = submitted.message ?? financeTexts.customerFailed(partner);
    return failed(502, message, sent, headers);
  }
  const { redirectUrl } = submitted;
  if (redirectUrl.startsWith('/')) {
    return redirect(redirectUrl, { status: 303, headers });
  }
  const answer: FinanceAnswer = { faults: [], values: {}, continues: redirectUrl };
  return data({ ...answer, ...verifiedBy(headers) }, { headers });
}

type VerifiedApplicant =
  | {
      ok: true;
      headers: SignInHeaders;
      /** The visitor who has just verified a phone with a code. */
      visitor_id?: string;
    }
  | { ok: false; answer: ReturnType<typeof refused> };

/** The phone must be verified, unless its visitor is signed in or it applied before with the same key. */
async function verifyApplicant(
  { fields, dealership_slug, idempotency_key }: LeadSubmission,
  sent: Sent,
  services: RequestServices,
): Promise<VerifiedApplicant> {
  const { name, last_name, email, phone } = fields;
  if (services.visitor?.phone === phone) return { ok: true, headers: [] };
  if (idempotency_key && (await services.finance.hasApplicationOf(phone, idempotency_key)))
    return { ok: true, headers: [] };
  const details = { name, last_name, email };
  const guess = { phone, dealershipSlug: dealership_slug, details };
  const verified = await verifyCode(services, guess, sent);
  if (!verified.ok) return { ok: false, answer: refused(verified.status, verified.faults, sent) };
  return { ok: true, headers: verified.headers, visitor_id: verified.visitor.id };
}
