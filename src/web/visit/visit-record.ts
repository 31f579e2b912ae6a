/** The `sessionStorage` key of the visited pages. It belongs to one tab and is gone when the tab closes. */
export const pagesKey = 'visited_pages';
/** The key of the landing page's parameters, such as campaign and click ids. */
export const parametersKey = 'linked_query_params';
export const MAX_PAGES = 30;

/** Records a page reached by client-side navigation; `visit-script.ts` records page loads. */
export function recordPageVisit(pathname: string): void {
  try {
    // written only here and in `visit-script.ts`
    const pages = JSON.parse(sessionStorage.getItem(pagesKey) ?? '[]') as string[];
    sessionStorage.setItem(pagesKey, JSON.stringify([...pages, pathname].slice(-MAX_PAGES)));
  } catch (error) {
    console.warn('The visit could not be recorded', error);
  }
}
