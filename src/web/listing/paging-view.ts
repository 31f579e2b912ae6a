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

type PageLink = { kind: 'page'; page: number; href: string; current: boolean } | { kind: 'gap' };

/** Links to the first and last page and to those around the current one, with gaps between them. */
function pageLinks(current: number, pages: number, href: (page: number) => string): PageLink[] {
  if (pages <= 1) return [];
  const wanted = [1, current - 1, current, current + 1, pages].filter(
    (page) => page >= 1 && page <= pages,
  );
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((page, index): PageLink[] => {
    const link: PageLink = { kind: 'page', page, href: href(page), current: page === current };
    const before = sorted[index - 1];
    return before !== undefined && page - before > 1 ? [{ kind: 'gap' }, link] : [link];
  });
}
