import type { Kysely } from 'kysely';
import { minuteIn } from '#domain/time/minute-in.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Site } from '#site/site.ts';
import { ContentList } from '#store/content/content-list.ts';
import type { PageEntry } from '#store/content/site-pages.ts';
import type { Schema } from '#store/database/schema.ts';
import type { ContentLibrary } from './content-library.ts';
import { importContent, type ImportedContent } from './import-content.ts';

interface SitePagesParts {
  library: ContentLibrary;
  db: Kysely<Schema>;
  site: Site;
  now: Date;
}

/** The pages that a dealer has written, as shoppers see them at one moment. */
export class SitePages {
  readonly #parts: SitePagesParts;

  constructor(parts: SitePagesParts) {
    this.#parts = parts;
  }

  /** The page at a path; undefined if there is none, or if it is a draft, to come or past. */
  async at(path: string): Promise<PageDocument | undefined> {
    const { library, site } = this.#parts;
    const directory = await library.pages(site);
    return directory.isShown(path, this.#minute()) ? library.document(site, path) : undefined;
  }

  /** The page at a path, whether shoppers see it or not. */
  stored(path: string): Promise<PageDocument | undefined> {
    const { library, site } = this.#parts;
    return library.document(site, path);
  }

  /** The pages that search engines may list. */
  async listed(): Promise<PageEntry[]> {
    const { library, site } = this.#parts;
    return (await library.pages(site)).listed(this.#minute());
  }

  /** The page with this preview token, published or not. */
  async preview(token: string): Promise<PageDocument | undefined> {
    const { library, site } = this.#parts;
    const path = (await library.pages(site)).previewed(token);
    return path === undefined ? undefined : library.document(site, path);
  }

  /** Where an old address leads. @param query with `?`, or an empty text */
  async redirect(
    path: string,
    query: string,
  ): Promise<{ to: string; permanent: boolean } | undefined> {
    const { library, site } = this.#parts;
    return library.redirect(site, path, query);
  }

  /** Adds a page, or replaces the one at its path. A faulty page changes nothing. */
  async save(page: Record<string, unknown>): Promise<ImportedContent> {
    const { db, site } = this.#parts;
    const stored = await new ContentList(db, site, 'page').all();
    const others = stored.filter(({ path }) => path !== page['path']);
    return importContent(db, site, { pages: [...others, page] });
  }

  #minute(): string {
    const { site, now } = this.#parts;
    return minuteIn(site.settings.time_zone, now);
  }
}
