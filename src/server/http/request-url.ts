// oxlint-disable-next-line no-control-regex
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** Whether a request's target is a path that every parser understands in the same way. */
export function isWellFormedPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  // URL parsers read `//host` and `/\host` as other hosts, and a backslash as a slash
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !controlCharacter.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Parses a request's address. @param origin scheme and host of the site @returns undefined if either is malformed */
export function requestUrl(target: string, origin: string): URL | undefined {
  if (!isWellFormedPath(target)) return undefined;
  const url = URL.parse(target, origin);
  // `/.//host` normalises to `//host`, which would be another host if it were resolved again
  return url && !url.pathname.startsWith('//') ? url : undefined;
}
