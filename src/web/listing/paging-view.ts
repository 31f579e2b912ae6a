import { type PageLink, pageLinks } from './page-links.ts';

/** The links to the other pages of a list. */
export interface PagingView {
  pages: PageLink[];
  /** The previous and next page, for the arrows and for search engines. */
  previous: string | undefined;
  next: string | undefined;
}

export function pagingView(
  { page, pages }: { page: number; pages: number },
  addressOf: (page: number) => string,
): PagingView {
  return {
    pages: pageLinks(page, pages, addressOf),
    previous: page > 1 ? addressOf(page - 1) : undefined,
    next: page < pages ? addressOf(page + 1) : undefined,
  };
}
