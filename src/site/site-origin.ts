import { hostName, slugHost } from './site-hosts.ts';
import type { Site } from './site.ts';

interface Deployment {
  scheme: 'http' | 'https';
  baseDomain: string;
  /** The port that the server listens on. */
  port: number | undefined;
}

type Origins = Pick<Site, 'slug' | 'settings'>;

/**
 * Returns the scheme and host of a site for what everybody sees, such as pages and their metadata: its first own domain,
 * otherwise its slug under the base domain. The request does not influence it.
 */
export function siteOrigin(site: Origins, deployment: Deployment): string {
  const [domain] = site.settings.domains;
  return domain === undefined ? slugOrigin(site, deployment) : `${deployment.scheme}://${domain}`;
}

/**
 * Returns the scheme and host that one shopper is on, for what leads back there, such as a payment and the addresses in a
 * lead. Before a dealer's DNS points here, only the slug's host works. The client chooses the Host header, so it only
 * chooses among the site's own hosts.
 */
export function visitedOrigin(site: Origins, deployment: Deployment, host: string): string {
  const name = hostName(host);
  if (name === slugHost(site.slug, deployment.baseDomain)) return slugOrigin(site, deployment);
  return site.settings.domains.includes(name)
    ? `${deployment.scheme}://${name}`
    : siteOrigin(site, deployment);
}

/** The port is included only on a developer's machine, where no proxy is in front of the server. */
function slugOrigin({ slug }: Origins, { scheme, baseDomain, port }: Deployment): string {
  const isDevelopment = baseDomain === 'localhost' && port !== undefined;
  return `${scheme}://${slugHost(slug, baseDomain)}${isDevelopment ? `:${port}` : ''}`;
}
