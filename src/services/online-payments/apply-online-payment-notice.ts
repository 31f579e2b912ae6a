import { formDefinitions } from '#domain/form/form-kinds.ts';
import { amountWords } from '#domain/payment/amount-words.ts';
import { paymentAnswer } from '#domain/payment/payment-answer.ts';
import type { PaymentNotice } from '#partners/payment/payments.ts';
import { followUpLead } from '#services/leads/follow-up-lead.ts';
import { inTransaction, type JobContext } from '#services/site-context.ts';
import { onlinePaymentById, settleOnlinePayment } from '#store/reservations/online-payments.ts';
import { paymentMismatch } from './payment-mismatch.ts';
import { paymentPath } from '#domain/payment/payment-path.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import type { Site } from '#site/site.ts';

const { category } = formDefinitions['online-payment'];

/**
 * Applies a notice of the payment partner to a payment that is not for a reservation. A repeated notice changes
 * nothing. The message to the dealer is stored in the same transaction.
 */
export async function applyOnlinePaymentNotice(
  context: JobContext,
  notice: PaymentNotice,
): Promise<'paid' | 'mismatch' | 'released' | 'unchanged' | 'unknown'> {
  const known = await onlinePaymentById(context.db, notice.reference);
  const site = known && context.siteBySlug(known.site_slug);
  if (!site) return 'unknown';
  return inTransaction(context, async (within) => {
    const mismatch =
      notice.outcome === 'paid' ? paymentMismatch(notice, known.amount_cents) : undefined;
    if (mismatch) {
      await followUpLead({ ...within, site }, known.lead_id, { category, ...mismatch });
      return 'mismatch';
    }
    const settled = await settleOnlinePayment(within.db, notice.reference, notice.outcome);
    if (!settled) return 'unchanged';
    if (settled.state !== 'paid') return 'released';
    const amount = amountWords(notice.amount_cents ?? settled.amount_cents);
    await followUpLead({ ...within, site }, settled.lead_id, {
      category,
      subcategory: 'Paid',
      answer: paymentAnswer(`${amount} paid online`),
      outdated: [],
      idempotency_key: `payment-${settled.id}-paid`,
      confirmation: (first) =>
        paymentConfirmation(
          site,
          { id: settled.id, amount_cents: notice.amount_cents ?? settled.amount_cents },
          new URL(first.origin.url).origin,
        ),
    });
    return 'paid';
  });
}

/**
 * Confirms a payment that is not for a reservation. The shopper typed the purpose, so only the payment's page shows it,
 * not the e-mail.
 * @param origin scheme and host of the dealer's site
 */
function paymentConfirmation(
  { settings }: Site,
  payment: { id: string; amount_cents: number },
  origin: string,
): Confirmation {
  const amount = amountWords(payment.amount_cents);
  return {
    isPaid: true,
    mail: {
      subject: `Your payment of ${amount} to ${settings.name}`,
      paragraphs: [
        `Thank you. Your payment of ${amount} has arrived.`,
        `We’ve let our team know, and they’ll be in touch if they need anything else.`,
      ],
      link: { label: 'Your payment', href: `${origin}${paymentPath(payment.id)}` },
    },
  };
}
