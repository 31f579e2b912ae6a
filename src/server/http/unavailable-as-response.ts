import { isUnavailable } from '#services/is-unavailable.ts';
import type { SiteServices } from '#services/site-services.ts';

/** Members of the services that have methods themselves; `site` and the like are data. */
type NestedService = {
  [Name in keyof SiteServices]: SiteServices[Name] extends
    | ((...given: never[]) => unknown)
    | DataMember
    ? never
    : Name;
}[keyof SiteServices];
type DataMember = string | boolean | SiteServices['site' | 'now' | 'visitor' | 'understanding'];

/** A record, so that a service that is left out does not compile. */
const nested: Readonly<Record<NestedService, true>> = {
  stock: true,
  blog: true,
  reviews: true,
  tradeIn: true,
  client: true,
  account: true,
  alerts: true,
  garage: true,
  pages: true,
  finance: true,
  reservations: true,
  payments: true,
  giveaway: true,
};

/**
 * Wraps the services so that they throw a response with status 503 while the database or the search server is away. The
 * web app is built separately and does not know the server's errors; React Router turns a thrown response into a page.
 * The wrapper also binds methods, so that loaders can destructure them.
 */
export function unavailableAsResponse(services: SiteServices): SiteServices {
  const wrapped = translating(services);
  return new Proxy(wrapped, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const isService = Object.hasOwn(nested, name) && typeof value === 'object' && value !== null;
      return isService ? translating(value) : value;
    },
  });
}

function translating<T extends object>(service: T): T {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        try {
          const result: unknown = Reflect.apply(value, target, given);
          return result instanceof Promise ? result.catch(translated) : result;
        } catch (error) {
          return translated(error);
        }
      };
    },
  });
}

function translated(error: unknown): never {
  if (isUnavailable(error))
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  throw error;
}
