import type { Site } from '#site/site.ts';

interface Deployment {
  scheme: 'http' | 'https';
  baseDomain: string;
  /** The port that the server listens on. */
  port: number | undefined;
}

/**
 * Scheme and host of a site for links, metadata and e-mails: its first own domain, else its name under the base domain.
 * The request has no say in it, because whoever asks chooses the Host header. Only on a developer's machine, where
 * nothing stands in front of the server, the port is part of it.
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
