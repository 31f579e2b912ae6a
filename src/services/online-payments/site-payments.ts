import type { OnlinePayment } from '#domain/payment/online-payment.ts';
import type { Payments } from '#partners/payment/payments.ts';
import type { LeadSubmission } from '#services/leads/lead-submission.ts';
import type { LeadServiceParts } from '#services/service-parts.ts';
import { onlinePaymentOfSite } from '#store/reservations/online-payments.ts';
import { type OnlinePaymentRequest, type OnlinePaymentResult, payOnline } from './pay-online.ts';

interface SitePaymentParts extends LeadServiceParts {
  /** Undefined if the platform has no payment partner. */
  payments: Payments | undefined;
  /** Receives the reason if the payment partner fails. */
  onError(error: unknown): void;
  /** Scheme and host of the site. */
  origin: string;
}

/** The payments of one site that are not for a reservation. */
export class SitePayments {
  readonly #parts: SitePaymentParts;

  constructor(parts: SitePaymentParts) {
    this.#parts = parts;
  }

  /** Whether the platform can take payments online. */
  get areAvailable(): boolean {
    return this.#parts.payments !== undefined;
  }

  /**
   * Starts a payment and stores the lead.
   * @throws if there is no payment partner; check `areAvailable` first
   */
  async pay(
    submission: LeadSubmission,
    what: Pick<OnlinePaymentRequest, 'amount_cents' | 'reference'>,
  ): Promise<OnlinePaymentResult> {
    const { db, payments, visitorId, origin, onNew } = this.#parts;
    if (!payments) throw new Error('The platform has no payment partner');
    const request = { submission: { visitor_id: visitorId, ...submission }, origin, ...what };
    const result = await payOnline(db, { ...this.#parts, payments }, request);
    if (result.ok && result.isNewLead) onNew();
    return result;
  }

  find(id: string): Promise<OnlinePayment | undefined> {
    const { db, site } = this.#parts;
    return onlinePaymentOfSite(db, site.slug, id);
  }
}
