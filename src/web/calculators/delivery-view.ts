import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import { dollars } from '#domain/price/dollars.ts';

/** What the delivery calculator starts from. */
export interface DeliveryView {
  /** As it was typed. */
  postcode: string;
  /** Undefined until a postcode is asked for. */
  answer: DeliveryAnswer | undefined;
}

export type DeliveryAnswer = { ok: true; text: string } | { ok: false; fault: string };

/** To the letter. Source: specification 1, section 8. */
const faults = {
  empty: 'Please enter a postcode.',
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const;

/**
 * Answers a postcode as it was typed.
 * @param priceOf undefined where nothing is known of the place
 */
export async function deliveryAnswer(
  postcode: string,
  priceOf: (postcode: string) => Promise<DeliveryPrice | undefined>,
): Promise<DeliveryAnswer> {
  const typed = postcode.trim();
  if (typed === '') return { ok: false, fault: faults.empty };
  // Australia's are four digits: there is nothing to ask about others
  const price = /^\d{4}$/.test(typed) ? await priceOf(typed) : undefined;
  if (!price) return { ok: false, fault: faults.unknown };
  const cost = price.price === 0 ? 'free' : dollars(price.price);
  return { ok: true, text: `Delivery to ${price.name}: ${cost}` };
}
