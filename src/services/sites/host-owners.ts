import type { Kysely } from 'kysely';
import { openSite } from '#site/open-site.ts';
import { siteHosts } from '#site/site-hosts.ts';
import type { Schema } from '#store/database/schema.ts';
import { allSites } from '#store/sites/site-repository.ts';

/**
 * Finds which other site has a host, by its domains or by its slug. A site whose stored settings are invalid has none.
 * @param slug the site that asks
 */
export async function hostOwners(
  db: Kysely<Schema>,
  slug: string,
  baseDomain: string,
): Promise<(host: string) => string | undefined> {
  const others = (await allSites(db))
    .filter((site) => site.slug !== slug)
    .map(openSite)
    .flatMap((opened) => (opened.ok ? [opened.site] : []));
  return (host) => others.find((site) => siteHosts(site, baseDomain).includes(host))?.slug;
}
