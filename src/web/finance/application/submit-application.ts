import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { financeTexts } from '#web/finance/finance-texts.ts';
import type { RequestedLoan } from './requested-loan.ts';

export type SubmittedApplication =
  | { ok: true; /** Where the shopper continues. */ redirectUrl: string }
  /** `refused` may carry the partner's own words. */
  | { ok: false; reason: 'refused'; message: string | undefined }
  | { ok: false; reason: 'no-redirect'; message: string };

/**
 * Stores a finance lead and creates the partner's customer. The lead has the estimate that the shopper saw; otherwise it
 * gets the partner's quote.
 */
export async function submitApplication(
  submission: LeadSubmission,
  { request, estimate }: RequestedLoan,
  services: Pick<RequestServices, 'site' | 'finance'>,
): Promise<SubmittedApplication> {
  const { fields, consent } = submission;
  const { whoIsHelping, ...loan } = request;
  const finance = {
    partner: services.site.settings.finance.partner.name,
    selfAssessedCreditScore: request.selfAssessedCreditScore,
    amount: request.purchasePrice,
    term: request.loanTerm,
    ...(estimate && { estimate }),
    ...(whoIsHelping && { whoIsHelping }),
    application: 'waiting' as const,
  };
  const applied = await services.finance.apply({
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
    quoteRequest: estimate ? undefined : request,
  });
  if (applied.state !== 'created')
    return { ok: false, reason: 'refused', message: applied.message ?? undefined };
  return applied.redirect_url
    ? { ok: true, redirectUrl: applied.redirect_url }
    : { ok: false, reason: 'no-redirect', message: financeTexts.noRedirect };
}
