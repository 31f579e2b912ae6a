import { StockSearchUnavailable } from '#search/vehicle-search/stock-search-unavailable.ts';
import { DatabaseUnavailable } from '#store/database/database-unavailable.ts';
import type { SiteServices } from '#services/site-services.ts';

/** The parts of the services that have methods of their own. */
const nested = ['stock', 'tradeIn', 'client'] as const satisfies readonly (keyof SiteServices)[];

/**
 * The same services, but when the database or the search server is away they throw an answer of status 503. Pages and
 * forms are built apart from the server and do not know its errors; React Router makes a page of an answer.
 */
export function unavailableAsResponse(services: SiteServices): SiteServices {
  const wrapped = translating(services);
  return new Proxy(wrapped, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const isNested = nested.some((one) => one === name);
      return isNested ? translating(value as object) : value;
    },
  });
}

function translating<T extends object>(service: T): T {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, given);
        return result instanceof Promise ? result.catch(translated) : result;
      };
    },
  });
}

function translated(error: unknown): never {
  if (error instanceof DatabaseUnavailable || error instanceof StockSearchUnavailable)
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  throw error;
}
