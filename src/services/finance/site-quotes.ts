import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { type QuotedVehicle, vehicleQuoteRequest } from '#domain/finance/vehicle-quote.ts';
import { type FinancePartner, QuoteRefusedError } from '#partners/finance/finance-partner.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { Site } from '#site/site.ts';

interface QuoteLog {
  info(of: object, message: string): void;
  warn(of: object, message: string): void;
}

interface QuoteParts {
  finance: FinancePartner;
  log: QuoteLog;
}

/** The finance quotes of a site (decision 029). */
export class SiteQuotes {
  readonly #parts: QuoteParts;
  readonly #site: Site;

  constructor(parts: QuoteParts, site: Site) {
    this.#parts = parts;
    this.#site = site;
  }

  /** Asks the partner. @returns undefined if it makes no quote, which is logged */
  async quote(request: QuoteRequest): Promise<QuickQuote | undefined> {
    const { finance, log } = this.#parts;
    const { settings, slug: site } = this.#site;
    try {
      return await finance.quote(request, settings.finance);
    } catch (error) {
      // a refusal says something about the vehicle, not about the partner
      const level = error instanceof QuoteRefusedError ? 'info' : 'warn';
      log[level]({ error, site }, `Failed to get ${settings.finance.partner.name} quick quote`);
      return undefined;
    }
  }

  /** Asks for the quote of a vehicle's page, unless the vehicle has one or may not have one. */
  async withQuote<V extends QuotedVehicle>(vehicle: V): Promise<V> {
    const request = vehicleQuoteRequest(vehicle, this.#site.settings.finance);
    return withQuoteOf(vehicle, request && (await this.quote(request)));
  }

  /** Adds the quote to a vehicle if it is known already: pages do not wait for the partner. */
  readonly withKnownQuote = <V extends QuotedVehicle>(vehicle: V): V => {
    const known = this.#known(vehicle);
    return withQuoteOf(vehicle, known === 'none' ? undefined : known);
  };

  /** Whether the partner would have to be asked for the vehicle's quote. */
  isUnknown(vehicle: QuotedVehicle): boolean {
    return this.#known(vehicle) === undefined;
  }

  /** The stock with the quotes that are known. */
  inStock(stock: SiteStock): SiteStock {
    return {
      search: async (criteria) => {
        const page = await stock.search(criteria);
        return { ...page, vehicles: page.vehicles.map(this.withKnownQuote) };
      },
      first: async (...wanted) => (await stock.first(...wanted)).map(this.withKnownQuote),
      count: (criteria) => stock.count(criteria),
      lists: (id) => stock.lists(id),
      vocabulary: () => stock.vocabulary(),
    };
  }

  /** `none` also for a vehicle that gets no quote by the site's rules. */
  #known(vehicle: QuotedVehicle): QuickQuote | 'none' | undefined {
    const { finance } = this.#site.settings;
    const request = vehicleQuoteRequest(vehicle, finance);
    return request ? this.#parts.finance.knownQuote(request, finance) : 'none';
  }
}

function withQuoteOf<V extends QuotedVehicle>(vehicle: V, youxQuote: QuickQuote | undefined): V {
  return youxQuote ? { ...vehicle, youxQuote } : vehicle;
}
