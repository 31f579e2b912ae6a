import { amountWords } from '#domain/payment/amount-words.ts';
import { paymentPath } from '#domain/payment/payment-path.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { contactParagraph } from '#services/confirmations/location-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';

/**
 * Confirms a payment that is not for a reservation. The shopper typed the purpose, so only the payment's page shows it,
 * not the e-mail.
 * @param origin scheme and host of the dealer's site
 */
export function paymentConfirmation(
  { settings }: Site,
  payment: { id: string; amount_cents: number },
  location: Location | undefined,
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
        ...contactParagraph(location),
      ],
      link: { label: 'Your payment', href: `${origin}${paymentPath(payment.id)}` },
    },
  };
}
