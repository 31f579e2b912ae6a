import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { FinancePartner } from '#partners/finance/finance-partner.ts';
import type { LeadServiceParts } from '#services/service-parts.ts';
import { hasApplication } from '#store/finance/finance-applications.ts';
import {
  type ApplicationRequest,
  type AppliedForFinance,
  applyForFinance,
} from './apply-for-finance.ts';
import type { SiteQuotes } from './site-quotes.ts';

interface SiteFinanceParts extends LeadServiceParts {
  partner: FinancePartner;
  quotes: SiteQuotes;
  /** Receives the reason if the partner creates no customer. */
  onError(error: unknown): void;
}

/** The quotes and applications of one site. */
export class SiteFinance {
  readonly #parts: SiteFinanceParts;

  constructor(parts: SiteFinanceParts) {
    this.#parts = parts;
  }

  /** A finance partner's estimate; undefined if it makes none, which is logged. */
  quote(request: QuoteRequest): Promise<QuickQuote | undefined> {
    return this.#parts.quotes.quote(request);
  }

  /** Whether a vehicle may have a quote that the finance partner has not been asked for. */
  awaitsQuote(vehicle: Vehicle): boolean {
    return this.#parts.quotes.isUnknown(vehicle);
  }

  /** Asks the finance partner for the quote of a vehicle's page; without one the vehicle is returned as it is. */
  withQuote(vehicle: Vehicle): Promise<Vehicle> {
    return this.#parts.quotes.withQuote(vehicle);
  }

  /** Whether this phone, verified then, applied with this key before. */
  hasApplicationOf(phone: string, idempotencyKey: string): Promise<boolean> {
    const { db, site } = this.#parts;
    return hasApplication(db, site.slug, { phone, idempotencyKey });
  }

  /** Stores a finance lead and hands the application over to the partner. */
  async apply(request: ApplicationRequest): Promise<AppliedForFinance> {
    const { db, quotes, visitorId, onNew } = this.#parts;
    const parts = { ...this.#parts, quote: (wanted: QuoteRequest) => quotes.quote(wanted) };
    const submission = { visitor_id: visitorId, ...request.submission };
    const applied = await applyForFinance(db, parts, { ...request, submission });
    if (applied.isNewLead) onNew();
    return applied;
  }
}
