const PAGES_KEPT = 30;
const pagesKey = 'visited_pages';
const parametersKey = 'linked_query_params';

/** What a lead tells of the visit it came from. */
export interface VisitRecord {
  visited_pages: string[];
  /** The parameters of the address that the visitor came in by: campaign and click ids. */
  linked_query_params: Record<string, string>;
}

/** Notes a page of this visit, in this tab alone; gone when the tab is closed. */
export function recordVisit(page: URL, referrer: string): void {
  const record = visitRecord();
  const cameFromOutside = referrer === '' || URL.parse(referrer)?.origin !== page.origin;
  const parameters =
    record.visited_pages.length === 0 && cameFromOutside
      ? Object.fromEntries(page.searchParams)
      : record.linked_query_params;
  const pages = [...record.visited_pages, page.pathname].slice(-PAGES_KEPT);
  try {
    sessionStorage.setItem(pagesKey, JSON.stringify(pages));
    sessionStorage.setItem(parametersKey, JSON.stringify(parameters));
  } catch (error) {
    console.warn('The visit could not be noted', error);
  }
}

export function visitRecord(): VisitRecord {
  try {
    // written by `recordVisit` alone
    return {
      visited_pages: JSON.parse(sessionStorage.getItem(pagesKey) ?? '[]') as string[],
      linked_query_params: JSON.parse(sessionStorage.getItem(parametersKey) ?? '{}') as Record<
        string,
        string
      >,
    };
  } catch (error) {
    console.warn('The visit could not be read', error);
    return { visited_pages: [], linked_query_params: {} };
  }
}
