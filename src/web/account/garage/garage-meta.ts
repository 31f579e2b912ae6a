/** The title of a page of the garage; search engines do not list it. @param dealer undefined if the page failed */
export function garageMeta(title: string, dealer: string | undefined) {
  return [
    { title: dealer === undefined ? title : `${title} | ${dealer}` },
    { name: 'robots', content: 'noindex' },
  ];
}
