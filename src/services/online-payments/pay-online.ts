import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import { paymentMadeUrl } from '#domain/payment/payment-made.ts';
import { paymentPath } from '#domain/payment/payment-path.ts';
import type { Payments } from '#partners/payment/payments.ts';
import { logUndeliverable } from '#services/leads/log-undeliverable.ts';
import { digestOf, submissionKey } from '#services/leads/submission-key.ts';
import type { LeadSubmission, StoreLeadParts } from '#services/leads/lead-submission.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import type { ReservationParts } from '#services/reservations/reservation-parts.ts';
import {
  addOnlinePayment,
  newestPaymentOfLead,
  setOnlinePaymentUrl,
  settleOnlinePayment,
} from '#store/reservations/online-payments.ts';
import type { Schema } from '#store/database/schema.ts';
import type { UndeliverableLead } from '#store/leads/undeliverable-leads.ts';

/** The same as for reservations, but a payment partner is required. */
export interface OnlinePaymentParts extends Omit<ReservationParts, 'onDecided'> {
  payments: Payments;
}

export interface OnlinePaymentRequest {
  submission: LeadSubmission;
  amount_cents: number;
  /** What the payment is for, as the shopper typed it. */
  reference: string;
  /** Scheme and host of the dealer's site. */
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

/**
 * The partner keeps a payment open for at most a day and does not accept a new one with less than half an hour left.
 */
const OPEN_MS = 23 * 3_600_000;
const LEAST_OPEN_MS = 31 * 60_000;

/**
 * Stores a payment with its lead and starts it at the payment partner, which returns the address to pay at. A repeated
 * submission returns the same payment. If the partner fails, the shopper's next attempt starts a new payment.
 */
export async function payOnline(
  db: Kysely<Schema>,
  parts: OnlinePaymentParts,
  request: OnlinePaymentRequest,
): Promise<OnlinePaymentResult> {
  const { payment, isNewLead, undeliverable } = await db
    .transaction()
    .execute((trx) => newOrEarlierPayment(trx, parts, request));
  logUndeliverable(parts.log, undeliverable);
  if (payment.payment_url !== undefined || payment.state === 'paid') {
    return { ok: true, payment, isNewLead };
  }
  const page = `${request.origin}${paymentPath(payment.id)}`;
  try {
    const { url } = await parts.payments.start({
      reference: payment.id,
      amount_cents: payment.amount_cents,
      description: `${parts.site.settings.name}: ${payment.reference}`,
      email: request.submission.fields.email,
      expires_at: payment.expires_at,
      success_url: paymentMadeUrl(page),
      cancel_url: page,
    });
    await setOnlinePaymentUrl(db, payment.id, url);
    return { ok: true, payment: { ...payment, payment_url: url }, isNewLead };
  } catch (error) {
    parts.onError(error);
    // the next attempt uses another id, because the partner may repeat its first answer for this one
    await db.transaction().execute((trx) => settleOnlinePayment(trx, payment.id, 'not-paid'));
    return { ok: false, reason: 'payment-unavailable' };
  }
}

/** Stores the lead and the payment, or returns the earlier payment of the same submission if it can still be used. */
async function newOrEarlierPayment(
  trx: Transaction<Schema>,
  parts: StoreLeadParts,
  { submission, amount_cents, reference }: OnlinePaymentRequest,
): Promise<AddedPayment> {
  const { lead_id, isNew, undeliverable } = await storeLead(trx, parts, {
    ...submission,
    subcategory: 'Awaiting payment',
    // another amount is another payment, because the first one may be open at the partner
    idempotency_key: `payment-${submissionKey(submission)}-${digestOf([amount_cents, reference])}`,
  });
  const earlier = isNew ? undefined : await newestPaymentOfLead(trx, lead_id);
  if (earlier && isUsable(earlier)) return { payment: earlier, isNewLead: false };
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

/**
 * Whether a payment is made or can still be made. One that has not been started must stay open long enough for the
 * partner.
 */
function isUsable({ state, expires_at, payment_url }: OnlinePayment): boolean {
  const left = Date.parse(expires_at) - Date.now();
  return (
    state === 'paid' ||
    (state === 'waiting' && left > (payment_url === undefined ? LEAST_OPEN_MS : 0))
  );
}
