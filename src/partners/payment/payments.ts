export interface NewPayment {
  /** The id of the reservation or online payment. Starting a payment again with it continues the same payment. */
  reference: string;
  /** Australian cents. */
  amount_cents: number;
  /** What is being paid for, shown to the shopper. */
  description: string;
  email: string;
  /** ISO 8601, UTC; the payment is refused after this. */
  expires_at: string;
  /** Where the partner sends the shopper afterwards. */
  success_url: string;
  cancel_url: string;
}

/** A partner's notice about a payment. */
export interface PaymentNotice {
  reference: string;
  outcome: 'paid' | 'not-paid';
  /** In hundredths of the currency, if the partner reports it. */
  amount_cents?: number;
  /** ISO 4217 in lower case, if the partner reports it. */
  currency?: string;
}

/** Takes payments online. Without a partner, vehicles are held without payment. */
export interface Payments {
  /**
   * @returns the address where the shopper pays
   * @throws if the partner cannot be reached or refuses; no payment is taken then
   */
  start(payment: NewPayment): Promise<{ url: string }>;
  /**
   * Reads a notice posted by the partner. The partner may repeat notices and send ones about other things, which have
   * no `notice`.
   * @returns undefined if the partner did not send it
   */
  read(body: Buffer, signature: string): { notice: PaymentNotice | undefined } | undefined;
}

/** A partner that sends its notices over HTTP. */
export interface PaymentPartner extends Payments {
  /** The path, on any site, to which the partner posts notices, and the header with their signature. */
  readonly notices: { readonly path: string; readonly signatureHeader: string };
}
