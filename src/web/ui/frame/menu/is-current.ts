/** Whether two addresses of the site are the same page, whatever the sort order, the layout and the page number. */
export function isCurrent(href: string, here: string): boolean {
  return comparable(href) === comparable(here);
}

function comparable(address: string): string {
  const [path = '', query] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  parameters.delete('sortBy');
  parameters.delete('view');
  parameters.sort();
  return `${path.replace(/(.)\/$/, '$1')}?${parameters}`.toLowerCase();
}
