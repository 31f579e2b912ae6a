import { isUnavailable } from '#services/is-unavailable.ts';

/**
 * Wraps services so that they throw a response with status 503 while the database or the search server is away. The web
 * app is built separately and does not know the server's errors; React Router turns a thrown response into a page.
 */
export function unavailableAsResponse<Services extends object>(services: Services): Services {
  const wrapped = Object.entries(services).map(([name, value]) => [name, translating(value)]);
  // every member has the type that it had
  return Object.fromEntries(wrapped) as Services;
}

/** Wraps functions and objects of functions; a site, a visitor and the like are data. */
function translating(value: unknown): unknown {
  if (typeof value === 'function')
    return (...given: unknown[]): unknown => {
      try {
        const result: unknown = Reflect.apply(value, undefined, given);
        return result instanceof Promise ? result.catch(translated) : result;
      } catch (error) {
        return translated(error);
      }
    };
  const hasFunctions =
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((member) => typeof member === 'function');
  return hasFunctions ? unavailableAsResponse(value) : value;
}

function translated(error: unknown): never {
  if (isUnavailable(error))
    throw new Response(null, { status: 503, statusText: 'Service Unavailable' });
  throw error;
}
