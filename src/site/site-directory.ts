import type { Site } from './site.ts';

/** Finds the site of a request by its host alone. */
export class SiteDirectory {
  readonly #bySlug = new Map<string, Site>();
  readonly #byDomain = new Map<string, Site>();
  readonly #baseDomain: string;

  constructor(sites: Iterable<Site>, baseDomain: string) {
    this.#baseDomain = baseDomain;
    for (const site of sites) {
      this.#bySlug.set(site.slug, site);
      for (const domain of site.settings.domains) this.#byDomain.set(domain, site);
    }
  }

  all(): Site[] {
    return [...this.#bySlug.values()];
  }

  bySlug(slug: string): Site | undefined {
    return this.#bySlug.get(slug);
  }

  /** @param host the Host header, with or without a port */
  byHost(host: string): Site | undefined {
    const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
    // subdomains of the platform come first, so that no site can claim another's by listing it as a domain
    const suffix = `.${this.#baseDomain}`;
    const bySlug = name.endsWith(suffix)
      ? this.#bySlug.get(name.slice(0, -suffix.length))
      : undefined;
    return bySlug ?? this.#byDomain.get(name);
  }
}
