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

/** The name in a Host header, without port and final dot. */
export function hostName(header: string): string {
  return header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
