import { fingerprint } from '#domain/media/picture-address.ts';
import { type Redirect, redirectFor } from '#domain/redirect/redirect.ts';
import { isWithin } from '#domain/time/period.ts';
import type { PageEntry } from '#store/content/site-pages.ts';

/** A site's pages without their sections, and its redirects. */
export class PageDirectory {
  readonly #pages: ReadonlyMap<string, PageEntry>;
  readonly #redirects: ReadonlyMap<string, Redirect>;
  readonly #pictures: ReadonlyMap<string, string>;

  constructor(pages: readonly PageEntry[], redirects: readonly Redirect[]) {
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    this.#redirects = new Map(redirects.map((redirect) => [redirect.from, redirect]));
    this.#pictures = new Map(
      pages.flatMap(({ pictures }) => pictures.map((source) => [fingerprint(source), source])),
    );
  }

  /** Whether shoppers see a page at the path. @param minute the minute in the site's time zone */
  isShown(path: string, minute: string): boolean {
    const page = this.#pages.get(path);
    return page !== undefined && isPublished(page, minute);
  }

  /** The pages that search engines may list. @param minute the minute in the site's time zone */
  listed(minute: string): PageEntry[] {
    return [...this.#pages.values()].filter((page) => page.isIndexed && isPublished(page, minute));
  }

  /** The path of the page with this preview token, published or not. */
  previewed(token: string): string | undefined {
    return [...this.#pages.values()].find((page) => page.previewToken === token)?.path;
  }

  /** @param query with `?`, or an empty text */
  redirect(
    path: string,
    query: string,
    ownHosts: readonly string[],
  ): { to: string; permanent: boolean } | undefined {
    return redirectFor(this.#redirects, path, query, ownHosts);
  }

  /** The source address of a picture on a page, by its fingerprint. */
  picture(print: string): string | undefined {
    return this.#pictures.get(print);
  }
}

function isPublished(page: PageEntry, minute: string): boolean {
  return page.status === 'published' && isWithin(page, minute);
}
