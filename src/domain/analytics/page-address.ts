/** Campaign parameters. They change nothing in a page; the browser reads them. */
const trackingParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|_ga|_gl|mc_cid|mc_eid)$/i;

/** Returns the address without parameters that make no difference to the page. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  const kept = [...parameters].filter(([name]) => !trackingParameter.test(name));
  if (kept.length === parameters.size) return pathname + search;
  const query = new URLSearchParams(kept).toString();
  return query ? `${pathname}?${query}` : pathname;
}
