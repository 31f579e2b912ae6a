import { amountWords } from '#domain/payment/amount-words.ts';
import type { Confirmation } from '#services/confirmations/confirmation-to.ts';
import { contactParagraph } from '#services/confirmations/location-words.ts';
import type { Location } from '#site/settings/locations.ts';
import type { Site } from '#site/site.ts';

/**
 * Confirms a payment that reserves nothing. What it was for stands on its page alone, since the shopper typed that.
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
        `${settings.name} has been told and will be in touch if anything else is needed.`,
        ...contactParagraph(location),
      ],
      link: { label: 'Your payment', href: `${origin}/payment/${payment.id}` },
    },
  };
}
