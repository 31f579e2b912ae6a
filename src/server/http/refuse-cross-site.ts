import type { IncomingMessage } from 'node:http';

/**
 * Whether a post comes from another site's page. Browsers say where a request comes from in Sec-Fetch-Site,
 * older ones in Origin; what says neither is no browser, and carries no visitor's rights.
 */
export function isCrossSite(request: IncomingMessage): boolean {
  const { 'sec-fetch-site': fetchSite, origin, host } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return URL.parse(origin)?.host !== host;
}
