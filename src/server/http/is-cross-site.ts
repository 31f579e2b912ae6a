import type { IncomingMessage } from 'node:http';

/**
 * Whether a post comes from another site's page. Browsers send Sec-Fetch-Site, older ones Origin. A client that sends
 * neither is not a browser, so it carries no visitor's session.
 */
export function isCrossSite(request: IncomingMessage): boolean {
  const { 'sec-fetch-site': fetchSite, origin, host } = request.headers;
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  if (origin === undefined) return false;
  return URL.parse(origin)?.host !== host;
}
