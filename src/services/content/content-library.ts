import { LRUCache } from 'lru-cache';
import type { Manufacturer } from '#domain/manufacturer/manufacturer.ts';
import type { Offer } from '#domain/offer/offer.ts';
import type { Review } from '#domain/review/review.ts';
import type { ReviewTotal } from '#domain/review/review-summary.ts';
import { minuteIn } from '#domain/time/minute-in.ts';
import { isWithin } from '#domain/time/period.ts';
import { SiteContent } from '#search/content-search/site-content.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Site } from '#site/site.ts';
import { siteHosts } from '#site/site-hosts.ts';
import { ContentList } from '#store/content/content-list.ts';
import { pageDocumentAt, pageEntries } from '#store/content/site-pages.ts';
import { postEntries, postHtml } from '#store/content/site-posts.ts';
import { newestReviews, reviewTotals } from '#store/content/site-reviews.ts';
import type { Database } from '#store/database/database.ts';
import { PageDirectory } from './page-directory.ts';
import { PostDirectory } from './post-directory.ts';

/**
 * The maximum number of cached sites. The content of a small site takes 100 kB, and reading it again a few
 * milliseconds.
 */
const MAX_CACHED_SITES = 300;
/** The maximum number of cached pages and of cached posts' texts, of some 10 kB each. */
const MAX_CACHED_PAGES = 2000;

/** Caches the content of sites. A site's content is read on its first use and again after a change. */
export class ContentLibrary {
  readonly #database: Database;
  readonly #baseDomain: string;
  readonly #versions = new Map<string, number>();
  readonly #presentations = new LRUCache<string, Read<Presented>>({ max: MAX_CACHED_SITES });
  readonly #contents = new LRUCache<string, Read<SiteContent>>({ max: MAX_CACHED_SITES });
  readonly #directories = new LRUCache<string, Read<PageDirectory>>({ max: MAX_CACHED_SITES });
  readonly #documents = new LRUCache<string, Read<PageDocument | undefined>>({
    max: MAX_CACHED_PAGES,
  });
  readonly #posts = new LRUCache<string, Read<PostDirectory>>({ max: MAX_CACHED_SITES });
  readonly #reviewTotals = new LRUCache<string, Read<ReviewTotal[]>>({ max: MAX_CACHED_SITES });
  readonly #reviews = new LRUCache<string, Read<Review[]>>({ max: MAX_CACHED_SITES });
  readonly #postTexts = new LRUCache<string, Read<string | undefined>>({ max: MAX_CACHED_PAGES });

  constructor(database: Database, baseDomain: string) {
    this.#database = database;
    this.#baseDomain = baseDomain;
  }

  /** Changes with every change of the site's content. */
  revision(site: Site): number {
    return this.#versions.get(site.slug) ?? 0;
  }

  /** Of the content of this site, and not of an earlier one with the same slug. */
  #edition(site: Site): string {
    return `${site.version} ${this.revision(site)}`;
  }

  /** Records a new version of the site's content, so that the next use reads it. */
  changed(siteSlug: string, version: number): void {
    this.#versions.set(siteSlug, version);
  }

  /** The offers that are valid now, models and the directory of locations. */
  async of(site: Site, now: Date): Promise<SiteContent> {
    // read before the wait, during which the content may change
    const revision = this.revision(site);
    const { offers, manufacturers } = await this.#presented(site);
    const minute = minuteIn(site.settings.time_zone, now);
    const edition = `${site.version} ${revision} ${pastDates(offers, minute)}`;
    return readOnce(this.#contents, site.slug, edition, async () => {
      const current = offers.filter((offer) => isWithin(offer, minute));
      return new SiteContent(site, current, manufacturers);
    });
  }

  /** All offers and manufacturers. */
  #presented(site: Site): Promise<Presented> {
    return readOnce(this.#presentations, site.slug, this.#edition(site), async () => {
      const { db } = this.#database;
      const [offers, manufacturers] = await Promise.all([
        new ContentList(db, site, 'offer').all(),
        new ContentList(db, site, 'manufacturer').all(),
      ]);
      return { offers, manufacturers };
    });
  }

  /** The pages without their sections, and the redirects. */
  pages(site: Site): Promise<PageDirectory> {
    return readOnce(this.#directories, site.slug, this.#edition(site), async () => {
      const { db } = this.#database;
      const [pages, redirects] = await Promise.all([
        pageEntries(db, site),
        new ContentList(db, site, 'redirect').all(),
      ]);
      return new PageDirectory(pages, redirects);
    });
  }

  /** Finds the redirect of an old address of the site. @param query with `?`, or an empty text */
  async redirect(
    site: Site,
    path: string,
    query: string,
  ): Promise<{ to: string; permanent: boolean } | undefined> {
    const directory = await this.pages(site);
    return directory.redirect(path, query, siteHosts(site, this.#baseDomain));
  }

  /** A page with its sections, whether shoppers see it or not. */
  document(site: Site, path: string): Promise<PageDocument | undefined> {
    const key = `${site.slug} ${path}`;
    return readOnce(this.#documents, key, this.#edition(site), () =>
      pageDocumentAt(this.#database.db, site, path),
    );
  }

  /** The posts of the blog without their texts, those to come included. */
  posts(site: Site): Promise<PostDirectory> {
    return readOnce(
      this.#posts,
      site.slug,
      this.#edition(site),
      async () => new PostDirectory(await postEntries(this.#database.db, site)),
    );
  }

  /** The sanitised HTML of a post. */
  postHtml(site: Site, slug: string): Promise<string | undefined> {
    const key = `${site.slug} ${slug}`;
    return readOnce(this.#postTexts, key, this.#edition(site), () =>
      postHtml(this.#database.db, site, slug),
    );
  }

  /** The reviews added up by location and source. */
  reviewTotals(site: Site): Promise<readonly ReviewTotal[]> {
    return readOnce(this.#reviewTotals, site.slug, this.#edition(site), () =>
      reviewTotals(this.#database.db, site),
    );
  }

  /** The newest reviews that have a text. @param locationId of one location; undefined for all */
  newestReviews(
    site: Site,
    locationId: string | undefined,
    limit: number,
  ): Promise<readonly Review[]> {
    const key = JSON.stringify([site.slug, locationId, limit]);
    return readOnce(this.#reviews, key, this.#edition(site), () =>
      newestReviews(this.#database.db, site, locationId, limit),
    );
  }
}

/** What a site presents besides its stock, as it is stored. */
interface Presented {
  offers: readonly Offer[];
  manufacturers: readonly Manufacturer[];
}

/** Counts the dates of offers that have passed. The count changes exactly when other offers become valid. */
function pastDates(offers: readonly Offer[], minute: string): number {
  const isPast = (date: string | undefined): boolean => date !== undefined && date <= minute;
  return offers.reduce(
    (count, { starts, ends }) => count + Number(isPast(starts)) + Number(isPast(ends)),
    0,
  );
}

/** Something read for one edition of the content. */
interface Read<T> {
  edition: string;
  result: Promise<T>;
}

/** Reads something unless the cache holds it for this edition. */
function readOnce<T>(
  cache: LRUCache<string, Read<T>>,
  key: string,
  edition: string,
  read: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known?.edition === edition) return known.result;
  const reading = { edition, result: read() };
  cache.set(key, reading);
  // a failure reaches the callers that wait; the next call tries again
  reading.result.catch(() => {
    if (cache.peek(key) === reading) cache.delete(key);
  });
  return reading.result;
}
