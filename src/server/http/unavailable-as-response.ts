import { isUnavailable } from '#services/is-unavailable.ts';
import type { SiteServices } from '#services/site-services.ts';

/** Members of the services that have methods themselves. */
const nested = ['stock', 'tradeIn', 'client'] as const satisfies readonly (keyof SiteServices)[];

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
