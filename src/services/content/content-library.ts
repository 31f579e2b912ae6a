import { LRUCache } from 'lru-cache';
import { SiteContent } from '#search/content-search/site-content.ts';
import type { Site } from '#site/site.ts';
import type { Database } from '#store/database/database.ts';
import { SiteManufacturers } from '#store/content/site-manufacturers.ts';
import { SiteOffers } from '#store/content/site-offers.ts';

/** Sites whose content is kept at hand; a small one takes 100 kB, and is read again in a few milliseconds. */
const SITES_KEPT = 300;

/** The content of all sites, read when it is first asked for and again after a change. */
export class ContentLibrary {
  readonly #database: Database;
  readonly #versions = new Map<string, number>();
  readonly #open = new LRUCache<string, { edition: string; content: Promise<SiteContent> }>({
    max: SITES_KEPT,
  });

  constructor(database: Database) {
    this.#database = database;
  }

  /** Differs after every change of the site's content. */
  revision(site: Site): number {
    return this.#versions.get(site.slug) ?? 0;
  }

  /** From now on the site's content is that of this version. */
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
    // a failure is for those who wait; the next one tries again
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
