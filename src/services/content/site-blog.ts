import { dayIn } from '#domain/time/day-in.ts';
import type { Site } from '#site/site.ts';
import type { PostEntry } from '#domain/blog/post.ts';
import type { ContentLibrary } from './content-library.ts';

/** A site's blog as shoppers see it at one moment. */
export class SiteBlog {
  readonly #library: ContentLibrary;
  readonly #site: Site;
  readonly #now: Date;

  constructor(library: ContentLibrary, site: Site, now: Date) {
    this.#library = library;
    this.#site = site;
    this.#now = now;
  }

  /** The posts without their texts, newest first. */
  async posts(): Promise<PostEntry[]> {
    const directory = await this.#library.posts(this.#site);
    return directory.published(dayIn(this.#site.settings.time_zone, this.#now));
  }

  /** The sanitised HTML of a post that `posts` lists; undefined if it has just been deleted. */
  html({ slug }: PostEntry): Promise<string | undefined> {
    return this.#library.postHtml(this.#site, slug);
  }
}
