/** How long a browser remembers that it may ask: the longest that any of them grants. */
const REMEMBERED_SECONDS = 7200;

/**
 * What lets a page of another site read the answer; none where that site is not allowed.
 * @param origin as the browser sends it, which pages cannot forge
 */
export function crossOriginHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  if (origin === undefined) return {};
  if (allowed.includes('*')) return { 'access-control-allow-origin': '*' };
  return allowed.includes(origin) ? { 'access-control-allow-origin': origin } : {};
}

/** What a browser asks for before it sends a key. */
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
    'access-control-max-age': String(REMEMBERED_SECONDS),
  };
}
