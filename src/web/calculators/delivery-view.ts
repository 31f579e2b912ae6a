import type { DeliveryPrice } from '#domain/delivery/delivery-price.ts';
import { fieldFaults } from '#domain/form/field-checks.ts';
import { dollars } from '#domain/price/dollars.ts';

/** The initial state of the delivery calculator. */
export interface DeliveryView {
  /** The postcode as typed. */
  postcode: string;
  /** Undefined until the shopper enters a postcode. */
  answer: DeliveryAnswer | undefined;
}

export type DeliveryAnswer = { ok: true; text: string } | { ok: false; fault: string };

/** Literal texts. Source: specification 1, section 8. */
const faults = {
  empty: 'Please enter a postcode.',
  malformed: fieldFaults.postcode,
  unknown:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
} as const;

/** The answer to an empty postcode, which needs no look-up. */
export const emptyPostcode: DeliveryAnswer = { ok: false, fault: faults.empty };

/**
 * Answers a postcode as typed: with the price, or with a message.
 *
 * @param priceOf looks up a price; undefined for an unknown place
 */
export async function deliveryAnswer(
  postcode: string,
  priceOf: (postcode: string) => Promise<DeliveryPrice | undefined>,
): Promise<DeliveryAnswer> {
  const typed = postcode.trim();
  if (typed === '') return emptyPostcode;
  if (!/^\d{4}$/.test(typed)) return { ok: false, fault: faults.malformed };
  const price = await priceOf(typed);
  if (!price) return { ok: false, fault: faults.unknown };
  const cost = price.price === 0 ? 'free' : dollars(price.price);
  return { ok: true, text: `Delivery to ${price.name}: ${cost}` };
}
