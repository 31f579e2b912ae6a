import { data, redirect } from 'react-router';
import {
  clampedPrice,
  creditScores,
  type QuickQuote,
  type QuoteRequest,
  quoteLimits,
} from '#domain/finance/quick-quote.ts';
import { helperName } from '#domain/finance/quote-presets.ts';
import { checkForm } from '#domain/form/check-form.ts';
import type { FieldFault } from '#domain/form/form-field.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { LeadSubmission } from '#services/leads/submit-lead.ts';
import type { SiteServices } from '#services/site-services.ts';
import { acceptedForm } from '#web/enquiry/form/accepted-form.ts';
import { type EnquiryAnswer, refusedForm } from '#web/enquiry/lead/enquiry-answer.ts';
import { isUnavailable } from '#web/is-unavailable.ts';
import { textFields } from '#web/text-fields.ts';
import { sendCodeTo } from '#web/verification/send-code-to.ts';
import { codeField, phoneField } from '#web/verification/verification-fields.ts';
import { tooManyText, verificationTexts } from '#web/verification/verification-texts.ts';
import { financeTexts } from './finance-texts.ts';
import { quoteView } from './quote-view.ts';

/** What the finance form shows after a button was pressed. */
export interface FinanceAnswer extends EnquiryAnswer {
  /** Whether a code has been sent, and its field is shown. */
  hasCode?: boolean;
  /** Whether a code has just been sent. */
  isSent?: true;
  quote?: QuickQuote;
  /** The partner's page, where the application continues. */
  continues?: string;
}

type Sent = Readonly<Record<string, string>>;
type Found = Vehicle | undefined;

/** Makes a quote, sends a code, or submits the application, as the pressed button (`go`) says. */
export async function financeAction(
  request: Request,
  url: URL,
  vehicle: Found,
  services: SiteServices,
) {
  const body = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const sent: Sent = Object.fromEntries(textFields(body));
  if (sent['go'] === 'quote') return showQuote(sent, url, vehicle, services);
  if (sent['go'] === 'send') return sendCode(sent, vehicle, services);
  return apply(request, url, sent, vehicle, services);
}

async function showQuote(sent: Sent, url: URL, vehicle: Found, services: SiteServices) {
  const quote = await services.quote(quoteRequest(sent, url, vehicle, services));
  const answer: FinanceAnswer = { faults: [], values: sent, ...(quote && { quote }) };
  return data({ ...answer, hasCode: 'code' in sent });
}

async function sendCode(sent: Sent, vehicle: Found, services: SiteServices) {
  const checked = checkForm([phoneField], sent);
  if (!checked.ok) return refused(422, checked.faults, sent);
  const { phone = '' } = checked.values;
  const answer = await sendCodeTo(services, phone, vehicle?.dealership_slug);
  if (!answer.sent) return failed(answer.status, answer.message, sent);
  return data<FinanceAnswer>({ faults: [], values: sent, hasCode: true, isSent: true });
}

async function apply(
  request: Request,
  url: URL,
  sent: Sent,
  vehicle: Found,
  services: SiteServices,
) {
  const form = await acceptedForm(request, url, 'finance', { vehicle }, services);
  if (!form.ok) {
    if (form.answer instanceof Response) return form.answer;
    const { data: answer, init } = form.answer;
    return data({ ...answer, hasCode: 'code' in sent }, init ?? {});
  }
  const { submission } = form;
  const verified = await verify(submission, sent, services).catch((error: unknown): Verified => ({
    ok: false,
    answer: unavailable(error, verificationTexts.verifyFailed, sent),
  }));
  if (!verified.ok) return verified.answer;
  const { headers } = verified;
  const quoted = quoteRequest(sent, url, vehicle, services);
  // the code is spent, so the answer signs the visitor in whatever happens
  return submit(submission, quoted, sent, services, headers).catch((error: unknown) =>
    unavailable(error, financeTexts.leadFailed, sent, headers),
  );
}

type Verified =
  | { ok: true; headers: Record<string, string> }
  | { ok: false; answer: ReturnType<typeof failed> };

/** The phone must be verified, unless its visitor is signed in or it applied before with the same key. */
async function verify(
  { fields, dealership_slug, idempotency_key }: LeadSubmission,
  sent: Sent,
  { account, visitor, site, hasApplicationOf }: SiteServices,
): Promise<Verified> {
  const { name, last_name, email, phone } = fields;
  if (visitor?.phone === phone) return { ok: true, headers: {} };
  if (idempotency_key && (await hasApplicationOf(phone, idempotency_key)))
    return { ok: true, headers: {} };
  if (sent['code'] === undefined) {
    const faults = [{ field: 'phone', message: verificationTexts.unverified }];
    return { ok: false, answer: refused(422, faults, sent) };
  }
  const checked = checkForm([codeField], sent);
  if (!checked.ok) return { ok: false, answer: refused(422, checked.faults, sent) };
  const verified = await account.verifyPhone({
    phone,
    code: checked.values['code'] ?? '',
    dealershipSlug: dealership_slug,
    details: { name, last_name, email },
  });
  if (verified.ok) return { ok: true, headers: { 'set-cookie': account.cookie(verified.token) } };
  const answer =
    verified.reason === 'too-many'
      ? failed(429, tooManyText(verified.retryAt, site.settings.time_zone), sent)
      : failed(422, verificationTexts.invalid, sent);
  return { ok: false, answer };
}

async function submit(
  submission: LeadSubmission,
  quoted: QuoteRequest,
  sent: Sent,
  services: SiteServices,
  headers: Record<string, string>,
) {
  const { name: partner } = services.site.settings.finance.partner;
  const { fields, consent } = submission;
  const quote = await services.quote(quoted);
  const finance = {
    partner,
    selfAssessedCreditScore: quoted.selfAssessedCreditScore,
    amount: quoted.purchasePrice,
    term: quoted.loanTerm,
    ...(quote && { quote }),
    ...(quoted.whoIsHelping && { whoIsHelping: quoted.whoIsHelping }),
    application: 'waiting' as const,
  };
  const { whoIsHelping: _, ...loan } = quoted;
  const applied = await services.applyForFinance({
    submission: { ...submission, fields: { ...fields, finance } },
    customer: {
      ...loan,
      firstName: fields.name,
      lastName: fields.last_name,
      email: fields.email,
      phoneNumber: fields.phone,
      subscribe: consent.opt_in,
      postCode: fields.postcode,
    },
  });
  const { state, redirect_url: target, message } = applied;
  if (state !== 'created') {
    const said = message ?? financeTexts.customerFailed(partner);
    return failed(502, said, sent, headers);
  }
  if (!target) return failed(502, financeTexts.noRedirect, sent, headers);
  if (target.startsWith('/')) return redirect(target, { status: 303, headers });
  return data<FinanceAnswer>({ faults: [], values: {}, continues: target }, { headers });
}

/** The loan that the form asks for; its presets stand in for what is missing. */
function quoteRequest(sent: Sent, url: URL, vehicle: Found, { site }: SiteServices): QuoteRequest {
  const { presets, vehicle: facts } = quoteView(site.settings, url.searchParams, vehicle);
  const years = Number(sent['loanTerm']);
  const { min, max } = quoteLimits.term;
  return {
    ...facts,
    selfAssessedCreditScore:
      creditScores.find((score) => score === sent['selfAssessedCreditScore']) ?? presets.score,
    purchasePrice: clampedPrice(sent['purchasePrice'] || presets.purchasePrice),
    loanTerm: Number.isInteger(years) && years >= min && years <= max ? years : presets.loanTerm,
    whoIsHelping: helperName(sent['whoIsHelping'] ?? '') ?? presets.whoIsHelping,
  };
}

/** @throws any other failure than an outage */
function unavailable(
  error: unknown,
  message: string,
  sent: Sent,
  headers: Record<string, string> = {},
) {
  if (!isUnavailable(error)) throw error;
  return failed(503, message, sent, headers);
}

function failed(status: number, message: string, sent: Sent, headers: Record<string, string> = {}) {
  return refused(status, [{ field: '', message }], sent, headers);
}

function refused(
  status: number,
  faults: FieldFault[],
  sent: Sent,
  headers: Record<string, string> = {},
) {
  const answer: FinanceAnswer = { ...refusedForm(faults, sent), hasCode: 'code' in sent };
  return data(answer, { status, headers });
}
