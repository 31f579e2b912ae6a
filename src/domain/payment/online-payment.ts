/** The state of a payment. A late payment is accepted, because it holds no vehicle that could be gone. */
export type OnlinePaymentState = 'waiting' | 'paid' | 'not-paid';

/** A payment from a shopper to a dealer for something they have agreed on. */
export interface OnlinePayment {
  /** UUID; the only secret that protects the shopper's page, so no list may contain it. */
  id: string;
  site_slug: string;
  lead_id: string;
  state: OnlinePaymentState;
  amount_cents: number;
  /** The shopper's reference: an invoice or stock number. */
  reference: string;
  /** The payment partner's page for this payment. */
  payment_url?: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}
