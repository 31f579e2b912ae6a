import { openSite } from '#site/open-site.ts';
import { checkedGroups } from '#site/parse-site-settings.ts';
import type { StoredSite } from '#store/sites/site-repository.ts';

/** The dealerships that a site's settings name, also if this release refuses other parts of them. */
export function namedDealerships(stored: StoredSite): { slug: string; name: string }[] {
  const opened = openSite(stored);
  if (opened.ok) return opened.site.settings.dealerships;
  return checkedGroups(stored.settings).stock?.dealerships ?? [];
}
