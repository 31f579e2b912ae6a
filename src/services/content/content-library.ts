import { LRUCache } from 'lru-cache';
import { SiteContent } from '#search/content-search/site-content.ts';
import type { Site } from '#site/site.ts';
import type { Database } from '#store/database/database.ts';
import { SiteManufacturers } from '#store/content/site-manufacturers.ts';
import { SiteOffers } from '#store/content/site-offers.ts';

/**
 * The maximum number of cached sites. The content of a small site takes 100 kB, and reading it again a few
 * milliseconds.
 */
const MAX_CACHED_SITES = 300;

/** Caches the content of sites. A site's content is read on its first use and again after a change. */
export class ContentLibrary {
  readonly #database: Database;
  readonly #versions = new Map<string, number>();
  readonly #open = new LRUCache<string, { edition: string; content: Promise<SiteContent> }>({
    max: MAX_CACHED_SITES,
  });

  constructor(database: Database) {
    this.#database = database;
  }

  /** Changes with every change of the site's content. */
  revision(site: Site): number {
    return this.#versions.get(site.slug) ?? 0;
  }

  /** Records a new version of the site's content, so that the next use reads it. */
  changed(siteSlug: string, version: number): void {
    this.#versions.set(siteSlug, version);
  }

  of(site: Site): Promise<SiteContent> {
    const edition = `${site.version} ${this.revision(site)}`;
    const open = this.#open.get(site.slug);
    if (open?.edition === edition) return open.content;
    const content = this.#read(site);
    const reading = { edition, content };
    this.#open.set(site.slug, reading);
    // a failure reaches the callers that wait; the next call tries again
    content.catch(() => {
      if (this.#open.get(site.slug) === reading) this.#open.delete(site.slug);
    });
    return content;
  }

  async #read(site: Site): Promise<SiteContent> {
    const { db } = this.#database;
    const [offers, manufacturers] = await Promise.all([
      new SiteOffers(db, site).all(),
      new SiteManufacturers(db, site).all(),
    ]);
    return new SiteContent(site, offers, manufacturers);
  }
}
