import type { LeadAnswer } from '#domain/lead/lead-values.ts';

/** The lead's answer that informs the dealer about a payment. A follow-up replaces it. */
export function paymentAnswer(value: string): LeadAnswer {
  return { name: 'payment', label: 'Payment', value };
}
