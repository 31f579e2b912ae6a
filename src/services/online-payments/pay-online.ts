import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import type { Payments } from '#partners/payment/payments.ts';
import { leadsWithin } from '#services/leads-within.ts';
import {
  type LeadSubmission,
  submissionKey,
  submitLead,
  type SubmitLeadParts,
} from '#services/submit-lead.ts';
import { tellingOfKept } from '#services/telling-of-kept.ts';
import type { Site } from '#site/site.ts';
import type { JobQueue } from '#store/job-queue.ts';
import {
  addOnlinePayment,
  newestPaymentOfLead,
  noteOnlinePaymentUrl,
  settleOnlinePayment,
} from '#store/online-payments.ts';
import type { Schema } from '#store/schema.ts';

export interface OnlinePaymentParts {
  db: Kysely<Schema>;
  site: Site;
  jobs: JobQueue;
  payments: Payments;
  onKept?: SubmitLeadParts['onKept'];
  onError(error: unknown): void;
}

export interface OnlinePaymentRequest {
  submission: LeadSubmission;
  amount_cents: number;
  /** What is paid for, in the shopper's words. */
  reference: string;
  /** Scheme and host that the shopper is on. */
  origin: string;
}

export type OnlinePaymentResult =
  | { ok: true; payment: OnlinePayment; isNewLead: boolean }
  | { ok: false; reason: 'payment-unavailable' };

/** The partner keeps a payment open for a day at most, and takes none that has less than half an hour left. */
const OPEN_MS = 23 * 3_600_000;
const LEAST_OPEN_MS = 31 * 60_000;

/**
 * Notes what a shopper is about to pay, the lead with it, and gives it the address to pay at. A repeated submission
 * is the same payment; a partner that fails is asked again by the next try.
 */
export async function payOnline(
  parts: OnlinePaymentParts,
  request: OnlinePaymentRequest,
): Promise<OnlinePaymentResult> {
  const { payment, isNewLead } = await tellingOfKept(parts.onKept, (onKept) =>
    parts.db
      .transaction()
      .execute((transaction) => addedOrEarlier({ ...parts, onKept }, request, transaction)),
  );
  if (payment.payment_url !== undefined || payment.state === 'paid') {
    return { ok: true, payment, isNewLead };
  }
  const page = `${request.origin}/payment/${payment.id}`;
  try {
    const { url } = await parts.payments.start({
      reference: payment.id,
      amount_cents: payment.amount_cents,
      description: `${parts.site.settings.name}: ${payment.reference}`,
      email: request.submission.fields.email,
      expires_at: payment.expires_at,
      success_url: `${page}?payment=made`,
      cancel_url: page,
    });
    await noteOnlinePaymentUrl(parts.db, payment.id, url);
    return { ok: true, payment: { ...payment, payment_url: url }, isNewLead };
  } catch (error) {
    parts.onError(error);
    // under another id next time: the partner may go on giving its first answer under this one
    await parts.db
      .transaction()
      .execute((transaction) => settleOnlinePayment(transaction, payment.id, 'not-paid'));
    return { ok: false, reason: 'payment-unavailable' };
  }
}

/** One lead for the same words, and of its payments one that can be made. */
async function addedOrEarlier(
  parts: OnlinePaymentParts & Required<Pick<SubmitLeadParts, 'onKept'>>,
  { submission, amount_cents, reference }: OnlinePaymentRequest,
  transaction: Transaction<Schema>,
): Promise<{ payment: OnlinePayment; isNewLead: boolean }> {
  const { lead_id, isNew } = await submitLead(
    { ...parts, leads: leadsWithin(parts, transaction) },
    {
      ...submission,
      subcategory: 'Awaiting payment',
      idempotency_key: `payment-${submissionKey(submission)}`,
    },
  );
  const earlier = isNew ? undefined : await newestPaymentOfLead(transaction, lead_id);
  if (earlier && isStillGood(earlier)) return { payment: earlier, isNewLead: false };
  const payment = await addOnlinePayment(transaction, {
    id: randomUUID(),
    site_slug: parts.site.slug,
    lead_id,
    amount_cents,
    reference,
    expires_at: new Date(Date.now() + OPEN_MS).toISOString(),
  });
  return { payment, isNewLead: isNew };
}

/** Made, or still to be made; one that the partner does not know yet has to be open long enough for it. */
function isStillGood({ state, expires_at, payment_url }: OnlinePayment): boolean {
  const left = Date.parse(expires_at) - Date.now();
  return (
    state === 'paid' ||
    (state === 'waiting' && left > (payment_url === undefined ? LEAST_OPEN_MS : 0))
  );
}
