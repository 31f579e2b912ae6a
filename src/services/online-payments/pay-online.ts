import { randomUUID } from 'node:crypto';
import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import { paymentMadeUrl } from '#domain/payment/payment-made.ts';
import { paymentPath } from '#domain/payment/payment-path.ts';
import { digestOf, submissionKey } from '#services/leads/submission-key.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import { storeLead } from '#services/leads/submit-lead.ts';
import type { RequestContext } from '#services/request-context.ts';
import { type InTransaction, inTransaction, type SiteContext } from '#services/site-context.ts';
import {
  addOnlinePayment,
  newestPaymentOfLead,
  onlinePaymentOfSite,
  setOnlinePaymentUrl,
  settleOnlinePayment,
} from '#store/reservations/online-payments.ts';

/** What a shopper pays for. */
export interface AskedPayment {
  amount_cents: number;
  /** What the payment is for, as the shopper typed it. */
  reference: string;
}

export type OnlinePaymentResult =
  | { ok: true; payment: OnlinePayment }
  | { ok: false; reason: 'payment-unavailable' };

/**
 * The partner keeps a payment open for at most a day and does not accept a new one with less than half an hour left.
 */
const OPEN_MS = 23 * 3_600_000;
const LEAST_OPEN_MS = 31 * 60_000;

/** Whether the platform can take payments online. */
export function takesPayments({ payments }: Pick<RequestContext, 'payments'>): boolean {
  return payments !== undefined;
}

/** The payment with this id. */
export function paymentOfSite(
  { db, site }: SiteContext,
  id: string,
): Promise<OnlinePayment | undefined> {
  return onlinePaymentOfSite(db, site.slug, id);
}

/**
 * Stores a payment with its lead and starts it at the payment partner, which returns the address to pay at. A repeated
 * submission returns the same payment. If the partner fails, the shopper's next attempt starts a new payment.
 * @throws if there is no payment partner; ask `takesPayments` first
 */
export async function payOnline(
  context: RequestContext,
  submission: LeadSubmission,
  asked: AskedPayment,
): Promise<OnlinePaymentResult> {
  const { db, site, origin, payments, failed } = context;
  if (!payments) throw new Error('The platform has no payment partner');
  const payment = await inTransaction(context, (within) =>
    newOrEarlierPayment(within, submission, asked),
  );
  if (payment.payment_url !== undefined || payment.state === 'paid') return { ok: true, payment };
  const page = `${origin}${paymentPath(payment.id)}`;
  try {
    const { url } = await payments.start({
      reference: payment.id,
      amount_cents: payment.amount_cents,
      description: `${site.settings.name}: ${payment.reference}`,
      email: submission.fields.email,
      expires_at: payment.expires_at,
      success_url: paymentMadeUrl(page),
      cancel_url: page,
    });
    await setOnlinePaymentUrl(db, payment.id, url);
    return { ok: true, payment: { ...payment, payment_url: url } };
  } catch (error) {
    failed('the payment partner did not start a payment')(error);
    // the next attempt uses another id, because the partner may repeat its first answer for this one
    await db.transaction().execute((trx) => settleOnlinePayment(trx, payment.id, 'not-paid'));
    return { ok: false, reason: 'payment-unavailable' };
  }
}

/** Stores the lead and the payment, or returns the earlier payment of the same submission if it can still be used. */
async function newOrEarlierPayment(
  within: InTransaction,
  submission: LeadSubmission,
  { amount_cents, reference }: AskedPayment,
): Promise<OnlinePayment> {
  const { db, site } = within;
  const { lead_id, isNew } = await storeLead(within, {
    ...submission,
    subcategory: 'Awaiting payment',
    // another amount is another payment, because the first one may be open at the partner
    idempotency_key: `payment-${submissionKey(submission)}-${digestOf([amount_cents, reference])}`,
  });
  const earlier = isNew ? undefined : await newestPaymentOfLead(db, lead_id);
  if (earlier && isUsable(earlier)) return earlier;
  return addOnlinePayment(db, {
    id: randomUUID(),
    site_slug: site.slug,
    lead_id,
    amount_cents,
    reference,
    expires_at: new Date(Date.now() + OPEN_MS).toISOString(),
  });
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
