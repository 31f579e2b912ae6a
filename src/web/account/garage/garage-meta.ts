/**
 * The title of a page of the garage; search engines do not list it.
 * @param dealer undefined if the page failed, which has the title of its failure
 */
export function garageMeta(title: string, dealer: string | undefined) {
  if (dealer === undefined) return [];
  return [{ title: `${title} | ${dealer}` }, { name: 'robots', content: 'noindex' }];
}
