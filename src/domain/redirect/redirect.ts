/** An old address and where it leads now. */
export interface Redirect {
  /** A path, with a query if only that query is meant: `/index.php?id=12`. */
  from: string;
  /** A path on the site or a full address. */
  to: string;
  /** Whether browsers and search engines may remember it. */
  permanent: boolean;
}

/** The most redirects in a row that are followed before one is sent. */
const MAX_STEPS = 20;

/**
 * The address that a request leads to in the end, so that a browser needs one step.
 * @param path the path of the request
 * @param query its query with `?`, or an empty text; passed on if the redirect does not name it
 * @param ownHosts the hosts of the site, at which its redirects also apply to full addresses
 * @returns undefined if the path is not redirected, or only in a circle
 */
export function redirectFor(
  redirects: ReadonlyMap<string, Redirect>,
  path: string,
  query: string,
  ownHosts: readonly string[] = [],
): { to: string; permanent: boolean } | undefined {
  let permanent = true;
  let address = path + query;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const [, ownPath = '', ownQuery = ''] =
      /^([^?#]*)(\?[^#]*)?/.exec(onSite(address, ownHosts)) ?? [];
    const exact = redirects.get(ownPath + ownQuery);
    const next = exact ?? redirects.get(ownPath);
    if (!next) return step === 0 ? undefined : { to: address, permanent };
    permanent &&= next.permanent;
    address = exact ? next.to : withQuery(next.to, ownQuery);
  }
  return undefined;
}

/** Stands for the site, in addresses that are paths. */
const SITE_HOST = 'site.invalid';

/**
 * A path of the site, or a full address of the site, as the path that a browser would request; other addresses
 * unchanged.
 */
function onSite(address: string, ownHosts: readonly string[]): string {
  const url = URL.parse(address, `https://${SITE_HOST}`);
  // a host may end in a dot
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  if (!url || (host !== SITE_HOST && !ownHosts.includes(host))) return address;
  return withoutFinalSlash(url.pathname) + url.search + url.hash;
}

/** The form in which a browser requests a path with its query: `/café/../shop` as `/shop`, `/café` as `/caf%C3%A9`. */
export function requestedPath(path: string): string {
  return onSite(path, []);
}

/** The form in which paths are stored and looked up: `/about-us/` as `/about-us`. */
export function withoutFinalSlash(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}

/** Adds a query in front of the anchor. */
function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const [before = '', anchor] = address.split('#', 2);
  const joined = before.includes('?') ? `${before}&${query.slice(1)}` : before + query;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}
