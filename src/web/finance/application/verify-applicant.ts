import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { RequestServices } from '#services/request-services.ts';
import { refused, type Sent } from '#web/verification/verification-answers.ts';
import { type SignInHeaders, verifyCode } from '#web/verification/verify-code.ts';

export type VerifiedApplicant =
  | {
      ok: true;
      headers: SignInHeaders;
      /** The visitor who has just verified a phone with a code. */
      visitor_id?: string;
    }
  | { ok: false; answer: ReturnType<typeof refused> };

/** The phone must be verified, unless its visitor is signed in or it applied before with the same key. */
export async function verifyApplicant(
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
