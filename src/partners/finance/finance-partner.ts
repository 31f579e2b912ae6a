import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import type { RateCard } from '#domain/finance/rate-card.ts';

/** A shopper waits this long for `createCustomer`, which then fails. */
export const CUSTOMER_TIMEOUT_MS = 8000;

/** Quotes loans and receives applications for them. */
export interface FinancePartner {
  /**
   * @throws {QuoteRefusedError} if the partner works but makes no quote for this vehicle or shopper
   * @throws {Error} if the partner cannot be reached or fails
   */
  quote(request: QuoteRequest, site: FinanceSite): Promise<QuickQuote>;
  /**
   * The quote for pages, which do not wait for a partner.
   * @returns `none` if it is known that there is no quote, undefined if the partner would have to be asked
   */
  knownQuote(request: QuoteRequest, site: FinanceSite): QuickQuote | 'none' | undefined;
  /**
   * Makes the shopper known to the partner, who continues the application on a page of its own.
   * @param additionalData the fields of the lead
   * @throws {Error} if the partner cannot be reached or fails, or its page is on a host that the site does not list
   */
  createCustomer(
    customer: FinanceCustomer,
    additionalData: object,
    site: FinanceSite,
  ): Promise<CustomerResult>;
}

/** The settings of a site that a partner needs: the group `finance`. */
export interface FinanceSite {
  rate_card: RateCard;
  partner: {
    /** Hosts to which applications may be handed over. */
    redirect_hosts: readonly string[];
  };
}

/** Source: specification 2, section 3, "Create-customer payload". */
export interface FinanceCustomer extends Omit<QuoteRequest, 'whoIsHelping'> {
  firstName: string;
  lastName: string;
  email: string;
  /** In local form: `0491570006`. */
  phoneNumber: string;
  subscribe: boolean;
  postCode?: string | undefined;
}

export type CustomerResult =
  | {
      ok: true;
      /** Where the shopper continues: a path of the site, or an https address on one of its redirect hosts. */
      redirectUrl: string | undefined;
    }
  | {
      ok: false;
      /** The partner's own words, if it gave a reason. */
      message: string | undefined;
    };

/** The partner works but makes no quote, for example because the vehicle is too old. */
export class QuoteRefusedError extends Error {
  override name = 'QuoteRefusedError';
}
