/** What has become of a payment. A late one is taken all the same: there is nothing that could have gone. */
export type OnlinePaymentState = 'waiting' | 'paid' | 'not-paid';

/** A sum that a shopper pays a dealer for something agreed between them. */
export interface OnlinePayment {
  /** UUID; the only thing that tells a shopper's page from another's, so it is in no list. */
  id: string;
  site_slug: string;
  lead_id: string;
  state: OnlinePaymentState;
  amount_cents: number;
  /** What it is for, as the shopper wrote it: an invoice's or a stock number. */
  reference: string;
  /** Where it is paid, at the payment partner. */
  payment_url?: string;
  /** ISO 8601, UTC. */
  expires_at: string;
}
