// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** Whether a request's target is a path that every reader of it understands alike. */
export function isWellFormedPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  // to a URL parser `//host` and `/\host` are other hosts, and a backslash is a slash
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !controlCharacter.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * A request's address.
 * @param origin scheme and host, from the Host header
 * @returns undefined when either is malformed
 */
export function requestUrl(target: string, origin: string): URL | undefined {
  if (!isWellFormedPath(target)) return undefined;
  const url = URL.parse(target, origin);
  // `/.//host` has become `//host`, which resolved once more is another host
  return url && !url.pathname.startsWith('//') ? url : undefined;
}
