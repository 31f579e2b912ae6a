import { slugify } from '#domain/text/slugify.ts';
import type { Location } from './settings/locations.ts';
import type { SiteSettings } from './site-settings.ts';

export interface Website {
  url: string;
  /** The dealer's name for it, else its host: `hyundai.southern-cross.example`. */
  title: string;
  /** The address of its logo. */
  logo: string | undefined;
}

type Settings = Pick<SiteSettings, 'dealerships' | 'domains'>;

/**
 * A location's own website, else its dealership's. If it is asked for a make for which the dealership has a website, that
 * one comes first. This site itself is none of them.
 */
export function locationWebsite(
  location: Location,
  settings: Settings,
  make?: string,
): Website | undefined {
  const ofMake = make === undefined ? undefined : makeWebsites(location, settings, [make])[0];
  if (ofMake) return ofMake;
  const dealership = dealershipOf(location, settings);
  const url = location.url ?? dealership?.url;
  return url === undefined || isThisSite(url, settings)
    ? undefined
    : { url, title: hostOf(url), logo: dealership?.logo };
}

/** The websites of a location's dealership for these makes. */
export function makeWebsites(
  location: Location,
  settings: Settings,
  makes: readonly string[],
): Website[] {
  const slugs = new Set(makes.map(slugify));
  return (dealershipOf(location, settings)?.dealership_websites ?? [])
    .filter(({ make, url }) => slugs.has(slugify(make)) && !isThisSite(url, settings))
    .map(({ url, title = hostOf(url), logo }) => ({ url, title, logo }));
}

function dealershipOf({ dealership_slug }: Location, { dealerships }: Settings) {
  return dealerships.find(({ slug }) => slug === dealership_slug);
}

function isThisSite(url: string, { domains }: Settings): boolean {
  return domains.includes(new URL(url).hostname);
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
