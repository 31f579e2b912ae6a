export interface NewPayment {
  /** Of the reservation, or of the payment that reserves nothing: the same payment however often it is begun. */
  reference: string;
  /** Australian cents. */
  amount_cents: number;
  /** What is paid for, as the shopper reads it. */
  description: string;
  email: string;
  /** ISO 8601, UTC: after that nothing is taken any more. */
  expires_at: string;
  /** Where the shopper comes back to. */
  success_url: string;
  cancel_url: string;
}

/** What the partner has to say of a payment. */
export interface PaymentNotice {
  reference: string;
  outcome: 'paid' | 'not-paid';
  /** Hundredths of the currency, as far as the partner tells. */
  amount_cents?: number;
  /** ISO 4217 in lower case, as far as the partner tells. */
  currency?: string;
}

/** Takes payments online. Where there is no partner, vehicles are held without payment. */
export interface Payments {
  /**
   * @returns where the shopper pays
   * @throws when the partner cannot be reached or refuses; then nothing is taken
   */
  start(payment: NewPayment): Promise<{ url: string }>;
  /**
   * Reads what the partner has posted. It may post the same more than once, and much that concerns nobody here: that
   * has no notice.
   * @returns undefined for what does not come from the partner
   */
  read(body: Buffer, signature: string): { notice: PaymentNotice | undefined } | undefined;
}

/** A partner whose notices come by HTTP. */
export interface PaymentPartner extends Payments {
  /** Where the partner posts its notices, at the address of any site, and the header that signs them. */
  readonly notices: { readonly path: string; readonly signatureHeader: string };
}
