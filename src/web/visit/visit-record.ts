/** Under which a visit is noted, in its tab alone; gone when the tab is closed. */
export const pagesKey = 'visited_pages';
/** The parameters of the address that the visitor came in by: campaign and click ids. */
export const parametersKey = 'linked_query_params';
export const PAGES_KEPT = 30;

/** Notes a page that was reached without a load; `note-visit.ts` notes those that were loaded. */
export function recordVisit(pathname: string): void {
  try {
    // written here and by `noteVisit` alone
    const pages = JSON.parse(sessionStorage.getItem(pagesKey) ?? '[]') as string[];
    sessionStorage.setItem(pagesKey, JSON.stringify([...pages, pathname].slice(-PAGES_KEPT)));
  } catch (error) {
    console.warn('The visit could not be noted', error);
  }
}
