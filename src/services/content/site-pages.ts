import { minuteIn } from '#domain/time/minute-in.ts';
import type { PageDocument } from '#site/pages/page-document.ts';
import type { Site } from '#site/site.ts';
import type { ContentLibrary } from './content-library.ts';

/** The pages that a dealer has written, as shoppers see them at one moment. */
export class SitePages {
  readonly #library: ContentLibrary;
  readonly #site: Site;
  readonly #now: Date;

  constructor(library: ContentLibrary, site: Site, now: Date) {
    this.#library = library;
    this.#site = site;
    this.#now = now;
  }

  /** The page at a path; undefined if there is none, or if it is a draft, to come or past. */
  async at(path: string): Promise<PageDocument | undefined> {
    const directory = await this.#library.pages(this.#site);
    const minute = minuteIn(this.#site.settings.time_zone, this.#now);
    return directory.isShown(path, minute) ? this.#library.document(this.#site, path) : undefined;
  }

  /** The page with this preview token, published or not. */
  async preview(token: string): Promise<PageDocument | undefined> {
    const directory = await this.#library.pages(this.#site);
    const path = directory.previewed(token);
    return path === undefined ? undefined : this.#library.document(this.#site, path);
  }

  /** Where an old address leads. @param query with `?`, or an empty text */
  async redirect(
    path: string,
    query: string,
  ): Promise<{ to: string; permanent: boolean } | undefined> {
    return (await this.#library.pages(this.#site)).redirect(path, query);
  }
}
