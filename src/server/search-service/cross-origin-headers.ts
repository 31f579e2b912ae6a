/** How long browsers cache a preflight response. Chromium accepts at most two hours. */
const MAX_AGE_SECONDS = 7200;

/**
 * The headers that allow a page of another site to read the response; none if that site is not allowed.
 * @param origin the browser's Origin header, which pages cannot forge
 */
export function crossOriginHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  if (origin === undefined) return {};
  if (allowed.includes('*')) return { 'access-control-allow-origin': '*' };
  return allowed.includes(origin) ? { 'access-control-allow-origin': origin } : {};
}

/** The headers of a preflight response, which a browser requests before it sends a key. */
export function preflightHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  const granted = crossOriginHeaders(origin, allowed);
  if (Object.keys(granted).length === 0) return {};
  return {
    ...granted,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Authorization, Content-Type, X-Meilisearch-Client',
    'access-control-max-age': String(MAX_AGE_SECONDS),
  };
}
