import type { Site } from './site.ts';

interface Deployment {
  scheme: 'http' | 'https';
  baseDomain: string;
  /** The port that the server listens on. */
  port: number | undefined;
}

/**
 * Returns the scheme and host of a site for links, metadata and e-mails: its first own domain, otherwise its slug under
 * the base domain. The request does not influence it, because the client chooses the Host header. The port is included
 * only on a developer's machine, where no proxy is in front of the server.
 */
export function siteOrigin(
  { slug, settings }: Pick<Site, 'slug' | 'settings'>,
  { scheme, baseDomain, port }: Deployment,
): string {
  const [domain] = settings.domains;
  if (domain !== undefined) return `${scheme}://${domain}`;
  const isDevelopment = baseDomain === 'localhost' && port !== undefined;
  return `${scheme}://${slug}.${baseDomain}${isDevelopment ? `:${port}` : ''}`;
}
