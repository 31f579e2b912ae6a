import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import type { Payments } from '#partners/payment/payments.ts';
import { logUndeliverable, type WarningLog } from '#services/leads/log-undeliverable.ts';
import {
  type LeadSubmission,
  storeLead,
  type StoreLeadParts,
  submissionKey,
} from '#services/leads/submit-lead.ts';
import {
  addOnlinePayment,
  newestPaymentOfLead,
  setOnlinePaymentUrl,
  settleOnlinePayment,
} from '#store/reservations/online-payments.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';

export interface OnlinePaymentParts extends StoreLeadParts {
  payments: Payments;
  log: WarningLog;
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

interface AddedPayment {
  payment: OnlinePayment;
  isNewLead: boolean;
  undeliverable?: UndeliverableLead | undefined;
}

/** The partner keeps a payment open for a day at most, and takes none that has less than half an hour left. */
const OPEN_MS = 23 * 3_600_000;
const LEAST_OPEN_MS = 31 * 60_000;

/**
 * Notes what a shopper is about to pay, the lead with it, and gives it the address to pay at. A repeated submission
 * is the same payment; a partner that fails is asked again by the next try.
 */
export async function payOnline(
  db: Kysely<Schema>,
  parts: OnlinePaymentParts,
  request: OnlinePaymentRequest,
): Promise<OnlinePaymentResult> {
  const { payment, isNewLead, undeliverable } = await db
    .transaction()
    .execute((trx) => addedOrEarlier(trx, parts, request));
  logUndeliverable(parts.log, undeliverable);
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
    await setOnlinePaymentUrl(db, payment.id, url);
    return { ok: true, payment: { ...payment, payment_url: url }, isNewLead };
  } catch (error) {
    parts.onError(error);
    // under another id next time: the partner may go on giving its first answer under this one
    await db.transaction().execute((trx) => settleOnlinePayment(trx, payment.id, 'not-paid'));
    return { ok: false, reason: 'payment-unavailable' };
  }
}

/** Stores one lead for the same words, with one payment that can still be made. */
async function addedOrEarlier(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  { submission, amount_cents, reference }: OnlinePaymentRequest,
): Promise<AddedPayment> {
  const { lead_id, isNew, undeliverable } = await storeLead(trx, parts, {
    ...submission,
    subcategory: 'Awaiting payment',
    idempotency_key: `payment-${submissionKey(submission)}`,
  });
  const earlier = isNew ? undefined : await newestPaymentOfLead(trx, lead_id);
  if (earlier && isStillGood(earlier)) return { payment: earlier, isNewLead: false };
  const payment = await addOnlinePayment(trx, {
    id: randomUUID(),
    site_slug: parts.site.slug,
    lead_id,
    amount_cents,
    reference,
    expires_at: new Date(Date.now() + OPEN_MS).toISOString(),
  });
  return { payment, isNewLead: isNew, undeliverable };
}

/** Made, or still to be made; one that the partner does not know yet has to be open long enough for it. */
function isStillGood({ state, expires_at, payment_url }: OnlinePayment): boolean {
  const left = Date.parse(expires_at) - Date.now();
  return (
    state === 'paid' ||
    (state === 'waiting' && left > (payment_url === undefined ? LEAST_OPEN_MS : 0))
  );
}
