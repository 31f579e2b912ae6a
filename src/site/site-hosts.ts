import type { Site } from './site.ts';

/** The host at which every site answers: `banksia-motors.forecourt.example`. */
export function slugHost(slug: string, baseDomain: string): string {
  return `${slug}.${baseDomain}`;
}

/** All hosts of a site: its own domains, and its slug under the base domain. */
export function siteHosts(
  { slug, settings }: { slug: string; settings: Pick<Site['settings'], 'domains'> },
  baseDomain: string,
): string[] {
  return [...settings.domains, slugHost(slug, baseDomain)];
}

/**
 * The same domain with `www.` if it lacks it, otherwise without it; undefined if there is none. Two domains never have
 * the same twin.
 */
export function wwwTwin(domain: string): string | undefined {
  if (!domain.startsWith('www.')) return `www.${domain}`;
  const bare = domain.slice('www.'.length);
  // `www.com` is itself a dealer's bare domain, and the twin of `www.www.dealer.example` would be that of `dealer.example`
  return bare.includes('.') && !bare.startsWith('www.') ? bare : undefined;
}

/** The name in a Host header, without port and final dot. */
export function hostName(header: string): string {
  return header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
