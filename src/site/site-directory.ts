import { hostName, wwwTwin } from './site-hosts.ts';
import type { Site } from './site.ts';

/** Finds sites by host and by slug. A request's site follows from its host and from nothing else. */
export class SiteDirectory {
  readonly #bySlug = new Map<string, Site>();
  readonly #byDomain = new Map<string, Site>();
  readonly #byTwin = new Map<string, Site>();
  readonly #dealershipNames = new Map<string, string>();
  readonly #baseDomain: string;

  constructor(sites: Iterable<Site>, baseDomain: string) {
    this.#baseDomain = baseDomain;
    for (const site of sites) {
      this.#bySlug.set(site.slug, site);
      for (const domain of site.settings.domains) this.#byDomain.set(domain, site);
      for (const twin of twinsOf(site)) this.#byTwin.set(twin, site);
      for (const { slug, name } of site.settings.dealerships)
        if (!this.#dealershipNames.has(slug)) this.#dealershipNames.set(slug, name);
    }
  }

  all(): Site[] {
    return [...this.#bySlug.values()];
  }

  bySlug(slug: string): Site | undefined {
    return this.#bySlug.get(slug);
  }

  /** The name that the first site with this dealership gives it; the slug if no site has it. */
  dealershipName(slug: string): string {
    return this.#dealershipNames.get(slug) ?? slug;
  }

  /** @param host the Host header, with or without a port */
  byHost(host: string): Site | undefined {
    const name = hostName(host);
    // subdomains of the platform come first, so that no site can claim another's by listing it as a domain
    const suffix = `.${this.#baseDomain}`;
    const bySlug = name.endsWith(suffix)
      ? this.#bySlug.get(name.slice(0, -suffix.length))
      : undefined;
    return bySlug ?? this.#byDomain.get(name);
  }

  /**
   * The site to whose first domain a host redirects, because it is the `www.` twin of one of the site's domains. A host
   * at which a site answers never redirects, so one redirect is always the last.
   * @param host the Host header, with or without a port
   */
  redirectedFrom(host: string): Site | undefined {
    return this.byHost(host) ? undefined : this.#byTwin.get(hostName(host));
  }
}

function twinsOf({ settings }: Site): string[] {
  if (!settings.redirect_www) return [];
  return settings.domains.map(wwwTwin).filter((twin) => twin !== undefined);
}
