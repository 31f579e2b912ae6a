import type { QuickQuote, QuoteRequest } from '#domain/finance/quick-quote.ts';
import { type QuotedVehicle, vehicleQuoteRequest } from '#domain/finance/vehicle-quote.ts';
import { QuoteRefusedError } from '#partners/finance/finance-partner.ts';
import type { SiteStock } from '#search/vehicle-search/stock-search.ts';
import type { RequestContext } from '#services/request-context.ts';

/** The finance quotes of a site (decision 029). */
type KnownQuotesContext = Pick<RequestContext, 'site' | 'finance'>;
type QuotesContext = KnownQuotesContext & { log: Pick<RequestContext['log'], 'info' | 'warn'> };

/** Asks the finance partner for an estimate. @returns undefined if it makes none, which is logged */
export async function quote(
  { finance, log, site: { settings, slug } }: QuotesContext,
  request: QuoteRequest,
): Promise<QuickQuote | undefined> {
  try {
    return await finance.quote(request, settings.finance);
  } catch (error) {
    // a refusal says something about the vehicle, not about the partner
    const level = error instanceof QuoteRefusedError ? 'info' : 'warn';
    log[level]({ error, site: slug }, `Failed to get ${settings.finance.partner.name} quick quote`);
    return undefined;
  }
}

/** Asks for the quote of a vehicle's page, unless the vehicle has one or may not have one. */
export async function withQuote<V extends QuotedVehicle>(
  context: QuotesContext,
  vehicle: V,
): Promise<V> {
  const request = vehicleQuoteRequest(vehicle, context.site.settings.finance);
  return withQuoteOf(vehicle, request && (await quote(context, request)));
}

/** Adds the quote to a vehicle if it is known already: pages do not wait for the partner. */
export function withKnownQuote<V extends QuotedVehicle>(
  context: KnownQuotesContext,
  vehicle: V,
): V {
  const known = knownQuote(context, vehicle);
  return withQuoteOf(vehicle, known === 'none' ? undefined : known);
}

/** Whether a vehicle may have a quote that the finance partner has not been asked for. */
export function awaitsQuote(context: KnownQuotesContext, vehicle: QuotedVehicle): boolean {
  return knownQuote(context, vehicle) === undefined;
}

/** The stock with the quotes that are known. @param open called for every search */
export function quotedStock(context: KnownQuotesContext, open: () => SiteStock): SiteStock {
  const quoted = <V extends QuotedVehicle>(vehicle: V): V => withKnownQuote(context, vehicle);
  return {
    search: async (criteria) => {
      const page = await open().search(criteria);
      return { ...page, vehicles: page.vehicles.map(quoted) };
    },
    first: async (...wanted) => (await open().first(...wanted)).map(quoted),
    count: (criteria) => open().count(criteria),
    lists: (...wanted) => open().lists(...wanted),
    vocabulary: () => open().vocabulary(),
  };
}

/** `none` also for a vehicle that gets no quote by the site's rules. */
function knownQuote(
  { site, finance }: KnownQuotesContext,
  vehicle: QuotedVehicle,
): QuickQuote | 'none' | undefined {
  const request = vehicleQuoteRequest(vehicle, site.settings.finance);
  return request ? finance.knownQuote(request, site.settings.finance) : 'none';
}

function withQuoteOf<V extends QuotedVehicle>(vehicle: V, youxQuote: QuickQuote | undefined): V {
  return youxQuote ? { ...vehicle, youxQuote } : vehicle;
}
